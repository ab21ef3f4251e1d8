import Course
import Rendering
import Replay
import StateLabCore

extension Walk {
  /// The place to save, where the next walk continues. Nil at the beginning and at the end, after
  /// which the next walk starts at the beginning (our choice).
  func bookmark(at position: Int, under profile: Profile) -> Bookmark? {
    guard position > 0, position + 1 < stops.count else { return nil }
    let step = address(at: position)?.number
    return Bookmark(profile: profile.name, stop: position, step: step)
  }

  /// The remark when a walk continues.
  func greeting(at position: Int, under profile: Profile) -> String {
    let words = Words.current.walk
    let place = place(at: position)
    let at =
      switch place {
      case .at(let step): words.atStep(step)
      case .before, .after: "\(place)"
      case .text: words.inText
      }
    return words.goingOn(at, profile.isStandard ? nil : profile.name)
  }
}

/// A restored place of an earlier walk.
struct KeptPlace {
  let walk: Walk
  let position: Int
  let profile: Profile
}

extension LessonProgress {
  /// The place where the last walk stopped, in the current lesson; nil where there is none, or
  /// where this version lacks its release or its step.
  func place(in lesson: CourseLesson, of course: Course) throws -> KeptPlace? {
    guard let bookmark = self.walk, let profile = Profile.named(bookmark.profile) else {
      return nil
    }
    let walk = try Walk(LessonReading(lesson, of: course, under: profile))
    let position =
      bookmark.step.map { walk.position(ofStep: "\($0)") }
      ?? (walk.stops.indices.contains(bookmark.stop) ? bookmark.stop : nil)
    return position.map { KeptPlace(walk: walk, position: $0, profile: profile) }
  }

  /// True if a place is saved, understood or not.
  var hasPlace: Bool { walk != nil || hasUnknownWalk }

  /// Saves the place where a walk stopped. A walk that reached its end clears the old place, unless
  /// the place belongs to another version.
  ///
  /// - Parameter hasMoved: False for a walk that stayed at the beginning, which clears nothing.
  mutating func keep(_ bookmark: Bookmark?, overUnknown isUnknown: Bool, hasMoved: Bool) {
    if bookmark == nil, !hasMoved { return }
    if bookmark == nil, isUnknown { return }
    walk = bookmark
  }
}

extension LessonProgress {
  /// The remark about a saved place that this version does not know, as far as it is readable.
  ///
  /// - Parameter isKept: True if the place stays saved.
  func strangeness(in lesson: CourseLesson, isKept: Bool) -> String {
    let release = walk.flatMap { $0.isStandard ? nil : CourseProgress.name($0.profile) }
    let step = walk?.step.map { StepAddress(lesson: lesson.number, number: $0) }
    return Words.current.walk.unknownPlace(step, release, isKept)
  }
}
