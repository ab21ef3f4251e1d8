import Course
import Rendering
import StateLabCore

/// The typed name of a lesson or a part of it: `5`, `5:12`, `observable:tap@ios13`.
struct LessonName {
  let text: String
  let lesson: String
  /// The part behind the colon; nil without a colon.
  let part: String?
  /// The part behind the last `@`.
  let profile: String?

  init(_ text: String) {
    self.text = text
    var rest = text[...]
    if let sign = rest.lastIndex(of: "@") {
      profile = String(rest[rest.index(after: sign)...])
      rest = rest[..<sign]
    } else {
      profile = nil
    }
    if let colon = rest.firstIndex(of: ":") {
      part = String(rest[rest.index(after: colon)...])
      rest = rest[..<colon]
    } else {
      part = nil
    }
    lesson = String(rest)
  }

  var isStep: Bool { part.map { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? false }

  /// The release in the name, or else this one.
  func profile(otherwise profile: Profile) throws(Failure) -> Profile {
    guard let name = self.profile else { return profile }
    if let known = Profile.meant(by: name) { return known }
    let names = Profile.all.map(\.name)
    throw Failure(
      .notFound, "There is no profile \(name.quoted).",
      next: Profile.hint(for: name) ?? Failure.didYouMean(name, among: names)
        ?? "The profiles are \(names.joined(separator: ", ")).")
  }
}

extension Session {
  func lesson(of name: LessonName, usage: String) throws(Failure) -> CourseLesson {
    guard !name.lesson.isEmpty else {
      throw Failure(.usage, "\(name.text.quoted) names no lesson.", next: usage)
    }
    do { return try course.lesson(named: name.lesson) } catch { throw Failure(error) }
  }
}

extension String {
  /// This name in the spelling of one of these; a spelling in another case counts if it is the only
  /// one.
  func inCase(ofOneOf names: [String]) -> String? {
    if names.contains(self) { return self }
    let likely = Set(names.filter { $0.lowercased() == lowercased() })
    return likely.count == 1 ? likely.first : nil
  }
}
