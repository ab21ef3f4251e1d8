import Course
import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport
@testable import statelab

@Suite("diff, over the course")
struct DiffFactTests {
  @Test("A lesson does not differ from itself under any release")
  func itself() {
    for lesson in course.lessons {
      for profile in Profile.all {
        let name = "\(lesson.id)@\(profile.name)"
        let outcome = shell("diff", name, name, course: course)
        #expect(outcome.code == .done)
        #expect(outcome.output.hasPrefix("  Nothing differs: lesson \(lesson.number), "))
      }
    }
  }

  @Test("Successive lessons differ, and every step of both is shown or counted")
  func neighbours() throws {
    for profile in [Profile.iOS13, .iOS18] {
      let runs = Runs(of: course)
      let readings = try course.lessons.map {
        try LessonReading($0, of: course, under: profile, runs: runs)
      }
      for (a, b) in zip(readings, readings.dropFirst()) {
        let comparison = try ProgramComparison(of: a, and: b)
        #expect(comparison.differs)
        #expect(!comparison.document.blocks.isEmpty)
        for pair in comparison.pairs {
          let steps = pair.alignment.pieces().reduce((0, 0)) { count, piece in
            switch piece {
            case .alike(let text, _, _):
              (count.0 + text.leadingNumber, count.1 + text.leadingNumber)
            case .row(let row):
              (count.0 + (row.a?.step == nil ? 0 : 1), count.1 + (row.b?.step == nil ? 0 : 1))
            case .divergence: count
            }
          }
          if pair.alignment.differs {
            #expect(steps == (pair.runs.a.stepCount, pair.runs.b.stepCount))
          }
        }
      }
    }
  }

  @Test("A comparison in a lesson and `diff` name the same first difference")
  func oneNotion() throws {
    let runs = Runs(of: course)
    var count = 0
    for lesson in course.lessons {
      let reading = try LessonReading(lesson, of: course, runs: runs)
      let placed = try reading.shownRuns().map(\.timeline)
      for (a, b) in zip(placed, placed.dropFirst()) {
        let alignment = RunAlignment(of: Sides(a: a, b: b))
        let divergence = Divergence(of: a, and: b)
        #expect(divergence.differs == alignment.differs)
        let sentences = alignment.pieces().compactMap { piece in
          if case .divergence(let sentence) = piece { sentence } else { nil }
        }
        guard !divergence.places.isEmpty, let sentence = sentences.first else { continue }
        let place = divergence.places.map(\.description).joined(separator: " and ")
        #expect(sentence == "They part here, at \(place)." || sentence.contains("@"))
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("If the releases differ, an address in a sentence names its release")
  func releases() {
    let text = shell("diff", "4@ios13", "4@ios18", course: compiledCourse).output
    #expect(text.contains("@ios13.") || text.contains("@ios13 and "))
    for line in text.split(separator: "\n") where line.contains("They part here, at") {
      #expect(line.contains("@ios"), Comment(rawValue: String(line)))
    }
    let plain = shell("diff", "4@ios13", "4@ios18", "--plain", course: compiledCourse).output
    #expect(
      plain.contains("20 steps alike, 4:3@ios13 to 4:22@ios13 and 4:3@ios18 to 4:22@ios18."))
    #expect(!shell("diff", "2@ios13", "3@ios13", course: compiledCourse).output.contains("at 2:1@"))
  }
}

extension String {
  fileprivate var leadingNumber: Int { Int(prefix { $0.isNumber }) ?? 0 }
}
