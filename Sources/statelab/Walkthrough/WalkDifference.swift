import Course
import Rendering

extension LessonReading {
  /// The difference from the previous lesson of the same part, in the words of `statelab diff`.
  func difference() throws -> Document {
    guard lesson.positionInPart > 1,
      let previous = course.lessons.last(where: { $0.number < lesson.number })
    else {
      return Document(.note(Line(Words.current.walk.nothingBefore)))
    }
    // Faults in the claims of another lesson do not matter here.
    let before = try LessonReading(
      previous, text: previous.textWithoutFaults(), of: course, under: profile, runs: runs)
    let heading = Document.Block.heading(Words.current.walk.difference(previous.number))
    return Document(
      blocks: [heading] + (try ProgramComparison(of: before, and: self).document.blocks))
  }
}
