import Lessons
import Testing

@testable import Course
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The README")
struct ReadmeTests {
  private let readme: String
  private let root: URL

  init() throws {
    root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test("Its transcript is what lesson 3 prints now")
  func transcript() throws {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let command = try #require(lines.firstIndex(of: "$ swift run statelab run 3"))
    let recorded = lines[(command + 2)...].prefix { $0 != "…" }.joined(separator: "\n")
    let outcome = shell("run", "3", "--width", "80", course: course)
    #expect(recorded.contains("nothing reached the runtime"))
    #expect(outcome.output.contains(recorded + "\n"))
  }

  @Test("Its picture of a walk is what step 5:9 shows at 80×24 now")
  func walk() throws {
    let walk = try realWalk("dynamic-property")
    let position = try #require(walk.position(ofStep: "5:9"))
    let shown = frame(of: walk, at: position, size: ScreenSize()).map(\.text)
    #expect(readme.contains("```text\n" + shown.joined(separator: "\n") + "\n```"))
  }

  @Test("Its predictions of lesson 3 are right")
  func predictions() throws {
    let line = try #require(readme.split(separator: "\n").first { $0.contains("`printf '") })
    let answers = try #require(line.split(separator: "'").dropFirst().first)
    let outcome = shell(
      "run", "3", "--predict", "require", "--no-save",
      input: answers.split(separator: "\\n").map(String.init), course: course)
    #expect(outcome.code == .done)
  }

  @Test("How a tap becomes a line: each file calls the next one, or takes what an earlier one made")
  func tap() throws {
    let section = try #require(readme.split(separator: "### How a tap becomes a line").last)
    let list = try #require(section.split(separator: "\n\n").first { $0.hasPrefix("1. ") })
    let steps = try list.split(separator: "\n").map { try WayStep($0, in: root) }
    for (position, step) in steps.enumerated() {
      for name in step.names {
        let isThere = step.contains(name) || steps.contains { $0.declares(name) }
        #expect(isThere, "\(step.files[0]) has no \(name)")
      }
      let earlier = steps[..<position]
      let isCalled = earlier.last?.names.contains(where: step.declares) ?? true
      let takes = step.names.contains { name in earlier.contains { $0.declares(name) } }
      #expect(isCalled || takes, "Nothing leads to \(step.files[0])")
      // No step back: whoever calls it stands before it. (Of a name that several files declare, nobody
      // knows which one is called.)
      for name in step.names
      where step.declares(name) && steps.count(where: { $0.declares(name) }) == 1 {
        let callers = steps.indices.filter { $0 != position && steps[$0].calls(name) }
        let isMet = callers.first.map { $0 < position } ?? true
        #expect(isMet, "\(name) of \(step.files[0]) is called further on only")
      }
    }
    // One way: nobody who follows them comes back to a file.
    let files = steps.flatMap(\.files)
    #expect(files.count > 15 && Set(files).count == files.count)
    let outcome = shell("run", "5", "--plain", course: course).output
    #expect(outcome.contains(": body: ContentView, 2nd time"))
    #expect(section.contains("body  ContentView, 2nd time"))
  }

  @Test("It names every article as the claims do")
  func articles() {
    for article in course.articles {
      let title = article.address.map { "[\(article.title)](\($0))" } ?? article.title
      let code = "donnywals/SwiftUIPropertyWrapperTalk"
      let origin = article.origin.replacing(code, with: "`\(code)`")
      #expect(readme.contains("| \(article.number) | \(title), \(origin) |"))
    }
  }

  @Test("It leads to the chapter for authors, which names every line that a claim may have")
  func claimKeys() throws {
    #expect(readme.contains("(docs/add-a-lesson.md)") && readme.contains("(docs/formats.md)"))
    #expect(Files.exist(root.appending(path: "docs/formats.md").path()))
    let chapter = root.appending(path: "docs/add-a-lesson.md")
    let recipe = try #require(
      try String(contentsOf: chapter, encoding: .utf8).split(separator: "The lines of a claim").last
    )
    for key in Fence.keys(by: .article) where !["ios14", "ios16", "ios18"].contains(key) {
      #expect(recipe.contains("`\(key)`"))
    }
  }

  @Test("It leads to the index of the course, which names every lesson and is not stale")
  func lessons() throws {
    #expect(readme.contains("[lessons/README.md](lessons/README.md)"))
    let index = CourseIndex(course: course).text
    #expect(
      try String(contentsOf: root.appending(path: "lessons/README.md"), encoding: .utf8) == index)
    for lesson in course.lessons {
      let folder = try #require(lesson.folder?.name)
      #expect(index.contains("](\(folder)/lesson.md) | \(try lesson.text().summary) |"))
    }
  }
}

/// A step of the way: files, and names in them.
private struct WayStep {
  let files: [String]
  let names: [String]
  private let sources: [String]

  init(_ text: Substring, in root: URL) throws {
    let code = text.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
    files = code.filter { $0.hasSuffix(".swift") }
    names = code.filter { !$0.hasSuffix(".swift") && !$0.hasPrefix("--") }
    sources = try files.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  func contains(_ name: String) -> Bool { sources.contains { $0.contains(name) } }

  func calls(_ name: String) -> Bool {
    sources.contains { source in
      source.ranges(of: "\(name)(").contains { range in
        let before = source[..<range.lowerBound]
        return !before.hasSuffix("func ") && !(before.last?.isLetter ?? false)
      }
    }
  }

  func declares(_ name: String) -> Bool {
    let keywords = ["func", "var", "let", "class", "struct", "extension"]
    return keywords.contains { keyword in
      sources.contains { source in
        source.ranges(of: "\(keyword) \(name)").contains { range in
          source[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber } ?? true
        }
      }
    }
  }
}
