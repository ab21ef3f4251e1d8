import Rendering

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `statelab/progress/1`, the JSON of earlier versions. It is read once, or imported, and saved as
/// lines; the old file stays unchanged.
enum OldProgressFormat {
  static func progress(in bytes: [UInt8]) throws(ProgressFault) -> CourseProgress {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: Data(bytes)) } catch {
      throw .damaged("it is neither lines nor the JSON of an earlier version")
    }
    guard document.format == "statelab/progress/1" else { throw .newer(document.format) }
    var progress = CourseProgress()
    for (id, lesson) in document.lessons.sorted(by: { $0.key < $1.key })
    where !id.isEmpty && !id.contains(where: \.isWhitespace) {
      progress[id].isRun = lesson.run ?? false
      if let quiz = lesson.quiz, quiz.total > 0, (0...quiz.total).contains(quiz.right) {
        progress[id].note(QuizMark(right: quiz.right, total: quiz.total))
      }
      if let walk = lesson.walk, walk.stop >= 0 {
        progress[id].walk = Bookmark(profile: walk.profile, stop: walk.stop, step: walk.step)
      }
    }
    return progress
  }

  private struct Document: Decodable {
    let format: String
    let lessons: [String: Lesson]
  }

  private struct Lesson: Decodable {
    let run: Bool?
    let quiz: Mark?
    let walk: Place?
  }

  private struct Mark: Decodable {
    let right: Int
    let total: Int
  }

  private struct Place: Decodable {
    let profile: String
    let stop: Int
    let step: Int?
  }
}
