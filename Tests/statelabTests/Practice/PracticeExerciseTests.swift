import Bugs
import Course
import Diagnosis
import Lessons
import LibC
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

/// The programs of `bugs/` that are to be fixed, and the judgment on each.
@Suite("Exercises to fix", .needs("swiftc"))
struct PracticeExerciseTests {
  nonisolated static let bugs: [String] = BugID.allCases.map(\.rawValue)

  @Test(
    "Each program to fix has a section that can be read, and each bug has a place in the order")
  func pages() {
    for page in BugBook.pages {
      #expect(page.practiceFault == nil, "\(page.id)")
      if let program = page.practice {
        #expect(program.text.lines.count <= 90, "\(page.id)")
        #expect((1...3).contains(program.solutions.count), "\(page.id)")
        #expect(program.deletions.count >= 2 && program.mistakes.count >= 2, "\(page.id)")
        #expect(!program.hiddenActions.isEmpty, "\(page.id)")
        #expect(!program.text.contains(page.id), "\(page.id)")
        #expect(program.title.count <= 34, "\(page.id)")
      }
    }
    #expect(PracticeBook.order.map(\.bug).sorted() == Self.bugs.sorted())
    for line in PracticeBook.order {
      #expect(course.lessons.contains { $0.id == line.lesson }, "\(line.bug): \(line.lesson)")
    }
    #expect(PracticeBook.entries.map(\.number) == Array(1...max(PracticeBook.entries.count, 1)))
  }

  @Test(
    "The program as given fails, each solution fixes it, and a deletion or a wrong fix does not",
    arguments: bugs)
  func judgments(bug: String) throws {
    guard let program = BugBook.page(of: bug)?.practice else { return }
    let bench = try PracticeBench(program, with: Self.library.get())
    let solutions = program.solutions
    let others = program.deletions + program.mistakes
    let texts =
      [program.text] + (try (solutions + others).map { try $0.applied(to: program.text) })
    let runs = try PracticeBatch(bench, texts).runs
    let reference = PracticeReference(
      solutions: zip(solutions, runs.dropFirst()).map { solution, run in
        .init(
          name: solution.name, shown: bench.outcome(of: run.shown),
          hidden: bench.outcome(of: run.hidden))
      })
    let verdicts = runs.map { PracticeVerdict(.played($0), reference, on: bench) }

    let given = verdicts[0]
    #expect(!given.isFixed, "\(bug): the given program passes")
    if BugID(rawValue: bug)?.hasDetector == true {
      let finds = given.shortcomings.contains { if case .found = $0 { true } else { false } }
      #expect(finds, "\(bug): the given program lacks the finding")
    }
    for (solution, verdict) in zip(solutions, verdicts.dropFirst()) {
      #expect(verdict.isFixed, "\(bug): \(solution.name) fails: \(verdict.shortcomings)")
      #expect(verdict.known?.change.name == solution.name, "\(bug): \(solution.name)")
    }
    for (change, verdict) in zip(others, verdicts.dropFirst(1 + solutions.count)) {
      #expect(!verdict.isFixed, "\(bug): \(change.name) passes")
    }
  }

  @Test("The first hint names a step of the action with the first wrong screen")
  func firstHint() throws {
    let bug = "observed-object-created-in-view"
    let entry = try #require(PracticeBook.entries.first { $0.bug == bug })
    let bench = try PracticeBench(entry.program, with: Self.library.get())
    let hints = try PracticeHints(PracticeHints.count, about: entry, on: bench)
    #expect(hints.all.count == PracticeHints.count)
    // The steps that show the bug begin with a write of an earlier action.
    #expect(hints.step?.kind == .unsubscribed)
  }

  private static let library = Result {
    try TryLibrary.prepare(on: PracticeExerciseTests.console) { _ in }
  }

  private static var console: Console {
    Console(
      readLine: { nil }, write: { _ in }, writeError: { _ in },
      environment: { name in
        name == "XDG_CACHE_HOME" ? TryTests.cache : getenv(name).map { String(cString: $0) }
      })
  }
}
