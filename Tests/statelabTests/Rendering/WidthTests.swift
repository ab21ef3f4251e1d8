import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Width")
struct WidthTests {
  static let lines: [[String]] = [
    ["run", "all"], ["show", "1"], ["list"], [], ["help"], ["help", "run"], ["help", "check"],
    ["why", "1:1"], ["diff", "1", "1"], ["quiz", "--answers", "-"], ["progress"],
  ]

  @Test("No line is wider than --width, also with wide characters", arguments: Array(40...120))
  func width(_ width: Int) {
    for course in [sampleCourse, wideCourse] {
      for line in Self.lines {
        for extra in width % 8 == 0 ? [[], ["--ascii"], ["--plain"]] : [[]] {
          let recording = Recording(input: ["a"])
          let words = line + ["--width", "\(width)"] + extra
          let code = Tool(course: course).run(words, on: recording.console)
          #expect(code == .done || line.first == "quiz", "\(words) \(recording.errors)")
          for row in recording.output.split(separator: "\n") where String(row).columns > width {
            Issue.record("\(words): \(row)")
          }
        }
      }
    }
  }

  @Test("No line ends in a space")
  func trailing() {
    for line in Self.lines {
      for width in ["40", "72", "120"] {
        let recording = Recording(input: ["a"])
        _ = Tool(course: wideCourse).run(line + ["--width", width], on: recording.console)
        #expect(!recording.output.contains(" \n"), "\(line) \(width)")
      }
    }
  }

  @Test("LC_ALL=C restricts output to ASCII")
  func ascii() {
    for line in Self.lines {
      for course in [sampleCourse, wideCourse] {
        let recording = Recording(input: ["a"])
        recording.environment = ["LC_ALL": "C"]
        _ = Tool(course: course).run(line, on: recording.console)
        #expect(recording.output.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("Two runs print the same")
  func twice() {
    let first = shell("run", "all").output
    #expect(first == shell("run", "all").output)
    #expect(shell("run", "all", "--format", "json").output.isEmpty == false)
  }
}
