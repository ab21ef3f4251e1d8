import Lessons
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

@Suite(
  "try of a lesson", .needs("swiftc"), .serialized)
struct LessonProgramTests {
  private static let programs: [LessonProgram] = course.lessons.compactMap { lesson in
    try? LessonProgram(lesson, of: course)
  }.filter { !$0.exercises.isEmpty }

  /// The program with the lesson's patch applied. The program's file has other imports.
  private func patched(_ program: LessonProgram, _ exercise: Exercise) throws -> String {
    let patch = try #require(
      program.lesson.text().patches.first { $0.id == exercise.id }, "\(program.lesson.id)")
    let lines = patch.lines.compactMap { line -> String? in
      if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return line.prefix(4) + program.name }
      if line == " import Course" { return nil }
      return line.replacing("import StateLabCore", with: "import SwiftUI")
    }
    return try ExercisePatch(id: patch.id, lines: lines)
      .applied(to: [LessonFile(name: program.name, text: program.text)])[0].text
  }

  @Test("In the program that `try` writes, each lesson's patch completes the task")
  func tasks() throws {
    var console = Console(readLine: { nil }, write: { _ in }, writeError: { _ in })
    console.environment = { $0 == "XDG_CACHE_HOME" ? TryTests.cache : nil }
    let library = try TryLibrary.prepare(on: console) { _ in }
    let workbench = Workbench(
      compiler: try library.lessonCompiler { _ in })
    let jobs = try Self.programs.map { program in
      let exercise = program.exercises[0]
      // All programs are compiled as one module, and each has an app.
      @MainActor func job(_ text: String) -> Workbench.Job {
        let text = text.replacing("LessonApp", with: "LessonApp\(program.lesson.number)")
        return program.job(of: exercise, changedTo: Array(text.utf8))
      }
      return (job(program.text), job(try patched(program, exercise)))
    }
    let before = try workbench.outcomes(of: jobs.map(\.0))
    let after = try workbench.outcomes(of: jobs.map(\.1))
    for (number, program) in Self.programs.enumerated() {
      let exercise = program.exercises[0]
      #expect(!before[number].shortcomings(in: exercise).isEmpty, "\(program.name)")
      #expect(after[number].shortcomings(in: exercise) == [], "\(program.name)")
    }
  }

  @Test("`try LESSON --check` reports a missing result, and then the finished task")
  func check() throws {
    let program = try #require(Self.programs.first)
    let line = "$statelab try \(program.lesson.number) --check"
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(TryTests.cache)'
      \(line)
      echo "code $?"
      $statelab try \(program.lesson.number) > /dev/null
      \(line)
      echo "code $?"
      cp patched \(program.name)
      \(line) --plain
      echo "code $?"
      echo 'let a =' > \(program.name)
      \(line)
      $statelab try Nothing.swift --check
      """, with: ["patched": try patched(program, program.exercises[0])])
    let parts = run.output.split(separator: "code ").map(String.init)
    try #require(parts.count == 3, "\(run.errors)")
    #expect(run.errors.contains("There is no \"\(program.name)\" here to judge."))
    #expect(parts[0].hasPrefix("66\n"))
    #expect(parts[0].contains("Hint: "))
    #expect(parts[1].hasPrefix("1\n"))
    #expect(parts[1].contains("Done."))
    #expect(parts[2].hasPrefix("0\n"))
    #expect(parts[2].contains("\(program.name):1 does not compile: `expected"))
    #expect(run.errors.contains("--check judges a lesson's task"))
    #expect(run.code == 64)
  }
}
