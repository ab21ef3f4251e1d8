import Lessons
import Testing

@testable import Course
@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page of the repository, by its path.
struct Page {
  static let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined() + "/"

  let path: String
  let text: String

  init(_ path: String) throws {
    self.path = path
    text = try Files.read(Self.root + path)
  }

  /// The calls of the tool: lines of shell code, and code between backticks.
  var commandLines: [Substring] {
    let shells = text.split(separator: "```sh\n").dropFirst().flatMap { block in
      block.split(separator: "\n").prefix { !$0.hasPrefix("```") }
    }
    return shells.filter { $0.hasPrefix("statelab ") }
      + text.matches(of: /`(statelab [^`\n]*)`/).map(\.1)
  }

  /// The README and the pages of docs/.
  static func all() throws -> [Page] {
    let names = try Files.names(in: root + "docs").filter { $0.hasSuffix(".md") }
    return try ["README.md"].map(Page.init) + names.map { try Page("docs/\($0)") }
  }
}

@Suite("Pages of docs/")
struct PageTests {
  @Test("The picture of a walk in learn.md is the current frame of its step at 80×24")
  func walk() throws {
    let section = try #require(
      try Page("docs/learn.md").text.split(separator: "\n## Walk\n").dropFirst().first)
    let picture = try #require(section.split(separator: "```text\n").dropFirst().first)
      .split(separator: "\n").prefix { $0 != "```" }
    // `5 · Dynamic property      step 9 of 26`
    let head = try #require(picture.first?.firstMatch(of: /^(\d+) · .* step (\d+) of \d+$/))
    let walk = try realWalk(String(head.1))
    let position = try #require(walk.position(ofStep: String(head.2)))
    let shown = frame(of: walk, at: position, size: ScreenSize()).map(\.text)
    #expect(picture == shown.filter { !$0.isEmpty }.map { $0[...] }[...])
  }

  @Test("The predictions in teach.md are right")
  func predictions() throws {
    let command = try #require(
      try Page("docs/teach.md").text.firstMatch(
        of: /`printf '(.+)' \| statelab run (\d+) --predict require`/))
    let outcome = shell(
      "run", String(command.2), "--predict", "require", "--no-save",
      input: command.1.split(separator: "\\n").map(String.init), course: course)
    #expect(outcome.code == .done)
  }

  @Test("add-a-lesson.md names every key of a claim")
  func claimKeys() throws {
    let recipe = try #require(
      try Page("docs/add-a-lesson.md").text.split(separator: "## A claim").last)
    for key in Fence.keys(by: .article) where !["ios14", "ios16", "ios18"].contains(key) {
      #expect(recipe.contains("`\(key)`"))
    }
  }

  @Test("Each command and option that a page names exists")
  func commands() throws {
    let commands = Tool(course: course).commands
    let options = Set((commands.flatMap(\.options) + Option.common).map(\.name))
    var count = 0
    for page in try Page.all() {
      for line in page.commandLines {
        count += 1
        let words = line.split(separator: " ").prefix { $0 != "#" }.dropFirst()
        #expect(commands.contains { $0.name == words.first ?? "" }, "\(page.path): \(line)")
        for word in words where word.hasPrefix("--") {
          let name = word.dropFirst(2).prefix { $0 != "=" }
          #expect(options.contains(String(name)), "\(page.path): \(line)")
        }
      }
    }
    #expect(count > 50)
  }

  @Test("Each page that another page links to exists")
  func links() throws {
    for page in try Page.all() {
      let folder = page.path.hasPrefix("docs/") ? "docs/" : ""
      for match in page.text.matches(of: /\]\(([^():#]+)(?:#[a-z-]+)?\)/) {
        #expect(Files.exist(Page.root + folder + match.1), "\(page.path): \(match.1)")
      }
    }
  }
}
