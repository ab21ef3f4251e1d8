import Course
import Replay
import StateLabCore

extension Walk {
  /// The place to keep, so that the next walk goes on there. Nil at the beginning and at the end,
  /// where the next walk begins anyway (our choice).
  func bookmark(at position: Int, under profile: Profile) -> Bookmark? {
    guard position > 0, position + 1 < stops.count else { return nil }
    let step = address(at: position)?.number
    return Bookmark(profile: profile.name, stop: position, step: step)
  }

  /// Said where a walk goes on.
  func greeting(at position: Int, under profile: Profile) -> String {
    let place = place(at: position)
    let at =
      switch place {
      case .at(let step): "at \(step)"
      case .before, .after: "\(place)"
      case .text: "in the text"
      }
    return "Going on \(at)\(profile.aside); --restart begins anew."
  }
}

/// A place where a walk stopped, found again.
struct KeptPlace {
  let walk: Walk
  let position: Int
  let profile: Profile
}

extension LessonProgress {
  /// The place where the last walk stopped, in the lesson as it is here; nil where there is none, or
  /// where this version knows no such release or no such step.
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

  /// True if a place is kept, understood or not.
  var hasPlace: Bool { walk != nil || hasUnknownWalk }

  /// Keeps the place where a walk stopped. One that came to its end clears the old place, unless
  /// that is another version's: then it stays.
  ///
  /// - Parameter hasMoved: A walk that stayed at the beginning clears nothing.
  mutating func keep(_ bookmark: Bookmark?, overUnknown isUnknown: Bool, hasMoved: Bool) {
    if bookmark == nil, !hasMoved { return }
    if bookmark == nil, isUnknown { return }
    walk = bookmark
  }
}

extension Bookmark {
  /// `3:2 under ios99`, as far as it says anything.
  func asWritten(in lesson: CourseLesson) -> String {
    let release = profile == Profile.standard.name ? nil : "under \(CourseProgress.name(profile))"
    return [step.map { "\(StepAddress(lesson: lesson.number, number: $0))" }, release].compactMap(
      \.self
    )
    .joined(separator: " ")
  }
}

extension LessonProgress {
  /// Said where a place is kept that is not known here.
  func strangeness(in lesson: CourseLesson) -> String {
    let place = walk?.asWritten(in: lesson) ?? ""
    return "The place where you stopped\(place.isEmpty ? "" : ", \(place),") is not known here"
  }
}
