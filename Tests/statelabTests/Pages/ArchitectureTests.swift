import Lessons
import StateLabCore
import Testing

@testable import Course
@testable import Rendering
@testable import Replay
@testable import statelab

@Suite("docs/architecture.md")
struct ArchitectureTests {
  private let section: Substring
  private let lesson: CourseLesson
  private let run: Run

  init() throws {
    let page = try Page("docs/architecture.md").text
    let rest = try #require(page.split(separator: "## How a tap becomes a line").dropFirst().first)
    section = try #require(rest.split(separator: "\n## ").first)
    let command = try #require(section.firstMatch(of: /`statelab run (\d+)`/))
    lesson = try course.lesson(named: String(command.1))
    run = try #require(lesson.lesson.experiment(named: "tap")).run()
  }

  @Test("How a tap becomes a line: the events occur in this order, each caused by the previous one")
  func events() throws {
    let names = try bold(in: steps(ofList: 0))
    #expect(names == ["tap", "willChange", "queued", "body"])
    var last = try #require(run.trace.first { $0.action?.name.rawValue == names[0] })
    for name in names.dropFirst() {
      last = try #require(
        run.trace.first { $0.name.rawValue == name && $0.causes.contains(last.index) },
        "\(last.name) causes no \(name)")
    }
    #expect(last.count == 2)
  }

  @Test("How a tap becomes a line: each function is in its file, and an earlier file calls it")
  func functions() throws {
    let way = try steps(ofList: 0)
    #expect(way.count > 9)
    for (position, step) in way.enumerated() {
      for name in step.functions {
        #expect(step.declares(name), "\(step.file) has no \(name)")
        let isCalled = way[..<position].contains { $0.calls(name) }
        #expect(isCalled || position == 0, "Nothing before \(step.file) calls \(name)")
      }
    }
    for step in try steps(ofList: 1) {
      #expect(!step.functions.isEmpty)
      for name in step.functions {
        #expect(step.declares(name), "\(step.file) has no \(name)")
      }
    }
  }

  @Test("How a tap becomes a line: the step has these words, and the tool prints this line")
  func words() throws {
    let timeline = Timeline(run.trace, experiment: "tap", profile: .standard, lesson: lesson.number)
    let told = try #require(ToldRun(timeline).steps.last)
    let name = try bold(in: steps(ofList: 1)).last
    #expect(told.kind.rawValue == name)
    let sentence = told.sentence
    for word in [sentence.verb, sentence.object, try #require(sentence.reason)] {
      #expect(section.contains("\"\(word)\""), "\(word)")
    }
    let line = try #require(section.split(separator: "```text\n").dropFirst().first).prefix {
      $0 != "\n"
    }
    #expect(line.contains("\(try #require(told.address))"))
    let outcome = shell("run", lesson.id, "--width", "80", course: course)
    #expect(outcome.output.contains("\n\(line)\n"))
  }

  /// The steps of the numbered list at this index.
  private func steps(ofList number: Int) throws -> [WayStep] {
    let lists = section.split(separator: "\n\n").filter { $0.hasPrefix("1. ") }
    let list = try #require(lists.dropFirst(number).first)
    return try "\n\(list)".split(separator: #/\n\d+\. /#).map { try WayStep($0) }
  }

  private func bold(in steps: [WayStep]) throws -> [String] {
    steps.flatMap { $0.text.matches(of: /\*\*(\w+)\*\*/).map { String($0.1) } }
  }
}

/// A step of the way: a file and functions in it.
private struct WayStep {
  let text: Substring
  let file: String
  let functions: [String]
  private let source: String

  init(_ text: Substring) throws {
    self.text = text
    let code = text.matches(of: /`([^`]+)`/).map { String($0.1) }
    file = try #require(code.first { $0.hasSuffix(".swift") })
    functions = code.filter { $0.hasSuffix("()") }.map { String($0.dropLast(2)) }
    source = try Page(file).text
  }

  func declares(_ name: String) -> Bool {
    ["(", "<"].contains { source.contains((name == "init" ? "" : "func ") + name + $0) }
  }

  func calls(_ name: String) -> Bool {
    source.ranges(of: "\(name)(").contains { range in
      let before = source[..<range.lowerBound]
      return !before.hasSuffix("func ") && !(before.last?.isLetter ?? false)
    }
  }
}
