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

@Suite("README")
struct ReadmeTests {
  private let readme: String

  init() throws { readme = try Page("README.md").text }

  @Test("The README is short, and its picture is near the top")
  func length() throws {
    let lines = readme.lines
    let picture = try #require(lines.firstIndex { $0.contains("](docs/walk.svg)") })
    #expect(picture < 10 && lines.count <= 120)
  }

  @Test("The README's transcript is the current output of its command")
  func transcript() throws {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let start = "$ swift run statelab run "
    let command = try #require(lines.firstIndex { $0.hasPrefix(start) })
    let lesson = String(lines[command].dropFirst(start.count))
    let recorded = lines[(command + 2)...].prefix { $0 != "…" }.joined(separator: "\n")
    let outcome = shell("run", lesson, "--width", "80", course: course)
    #expect(recorded.contains("SwiftUI receives no change"))
    #expect(outcome.output.contains(recorded + "\n"))
  }

  @Test("The README names every article as the claims do")
  func articles() {
    for article in course.articles {
      let title = article.address.map { "[\(article.title)](\($0))" } ?? article.title
      let code = "donnywals/SwiftUIPropertyWrapperTalk"
      let origin = article.origin.replacing(code, with: "`\(code)`")
      #expect(readme.contains("| \(article.number) | \(title), \(origin) |"))
    }
  }

  @Test("The README links to each page of docs/ and to the index of the course")
  func pages() throws {
    let pages = try Files.names(in: Page.root + "docs").filter { $0.hasSuffix(".md") }
    #expect(pages.count > 5)
    #expect(readme.contains("[lessons/README.md](lessons/README.md)"))
    for page in pages { #expect(readme.contains("](docs/\(page))"), "\(page)") }
  }
}
