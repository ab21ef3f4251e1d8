import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Predictions in the lessons")
struct PredictionTests {
  private static func ids() -> [String] { course.lessons.map(\.id) }

  private static func lesson(
    _ id: String, under profile: Profile = .iOS18
  ) throws -> (reading: LessonReading, predicted: PredictedLesson) {
    let reading = try LessonReading(course.lesson(named: id), of: course, under: profile)
    return (reading, try PredictedLesson(reading))
  }

  @Test("Every question is asked once and explained later", arguments: await ids())
  func all(id: String) throws {
    let (reading, predicted) = try Self.lesson(id)
    #expect(
      Set(predicted.questions.map(\.question.id)) == Set(reading.text.predictions.map(\.id)))
    var asked: [Int] = []
    var explained: [Int] = []
    for part in predicted.parts {
      switch part {
      case .text, .note: break
      case .ask(let number): asked.append(number)
      case .explain(let number):
        #expect(asked.contains(number))
        explained.append(number)
      }
    }
    #expect(asked == Array(predicted.questions.indices))
    #expect(explained.sorted() == asked)
  }

  @Test("A lesson with predictions contains every block", arguments: await ids())
  func whole(id: String) throws {
    for profile in Profile.all {
      let (reading, predicted) = try Self.lesson(id, under: profile)
      let blocks = predicted.parts.flatMap { part in
        if case .text(let document) = part { document.blocks } else { [] as [Document.Block] }
      }
      #expect(try blocks == reading.document().blocks)
    }
  }

  @Test(
    "No step before a question answers it", arguments: await ids())
  func secrets(id: String) throws {
    let (_, predicted) = try Self.lesson(id)
    var seen = ""
    for part in predicted.parts {
      switch part {
      case .text(let document):
        let lines = PlainRenderer(output: OutputOptions(plain: true)).lines(of: document).map(
          \.text)
        seen += lines.joined(separator: "\n") + "\n"
      case .explain, .note: break
      case .ask(let number):
        let asked = predicted.questions[number]
        for address in asked.evidence.addresses {
          #expect(!seen.contains(" \(address) ") && !seen.contains("\n\(address) "))
        }
        // Nor does the feedback of its right choice.
        #expect(!seen.contains(Line(markdown: asked.choices[asked.right].feedback).text))
      }
    }
  }

  @Test("A table of several runs follows all of their questions")
  func table() throws {
    let (_, predicted) = try Self.lesson("not-yet-state")
    let first = predicted.parts.firstIndex { part in
      guard case .text(let document) = part else { return false }
      return document.blocks.contains { if case .table = $0 { true } else { false } }
    }
    let lastAsked = predicted.parts.lastIndex { if case .ask = $0 { true } else { false } }
    #expect(try #require(lastAsked) < #require(first))
  }

  @Test("Under each release a lesson asks the questions that its runs answer")
  func releases() throws {
    #expect(try Self.lesson("dynamic-property", under: .iOS13).predicted.questions.isEmpty)
    #expect(try Self.lesson("dynamic-property", under: .iOS14).predicted.questions.count == 3)
    let old = try Self.lesson("phantom-updates", under: .iOS13).predicted.questions
    #expect(old.map(\.question.id) == ["first"])
    #expect(old.map(\.profile) == [.iOS13])
  }
}
