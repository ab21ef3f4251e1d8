import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("page")
struct PageCommandTests {
  @Test("A page contains every step of the lesson with its address, and data that ends no element")
  func lesson() throws {
    let text = shell("page", "box").output
    let run = shell("run", "box", "--plain", "--no-save").output
    let steps = run.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /Step (\d+:\d+):/).map { String($0.1) }
    }
    #expect(steps.count > 1)
    for step in steps { #expect(text.contains("id=\"\(step)\"")) }
    let data = try #require(text.split(separator: "id=\"runs\">").last)
    let json = try #require(data.split(separator: "</script>").first)
    #expect(!json.contains("<"))
  }

  @Test("A page from the JSON of run is the page of one release")
  func recorded() throws {
    try Files.withTemporaryFolder { folder in
      let path = "\(folder)/run.json"
      try Files.write(shell("run", "box", "--format", "json").output, to: path)
      let page = shell("page", "--from", path)
      #expect(page.code == .done)
      #expect(page.output.contains("<h1>") && !page.output.contains("<select"))
    }
  }

  @Test(
    "The site has a page for each lesson, an index, a style and a script, which replace older ones")
  func site() throws {
    try Files.withTemporaryFolder { folder in
      for _ in 1...2 {
        let result = shell("page", "--all", "--to", "\(folder)/site")
        #expect(result.code == .done)
      }
      let names = try Files.names(in: "\(folder)/site")
      let lessons = sampleCourse.lessons.count
      #expect(names.count { $0.contains(/^\d+-.*\.html$/) } == lessons)
      for name in ["index.html", "statelab.css", "statelab.js"] { #expect(names.contains(name)) }
    }
  }

  @Test("A place that cannot be written to is named, and the exit code is 73")
  func unwritable() throws {
    try Files.withTemporaryFolder { folder in
      try Files.write("", to: "\(folder)/file")
      let site = shell("page", "--all", "--to", "\(folder)/file/site")
      #expect(site.code == .cannotCreate && site.errors.contains("Cannot write"))
      let missing = shell("page", "--from", "\(folder)/none.json")
      #expect(missing.code == .notFound && missing.errors.contains("none.json"))
    }
  }

  @Test("Each id of a page is there once, although each release has a text of its own")
  func uniqueIDs() throws {
    for lesson in ["phantom", "observable"] {
      let ids = shell("page", lesson, course: course).output.matches(of: #/ id="([^"]*)"/#).map(\.1)
      #expect(ids.count > 5 && Set(ids).count == ids.count)
    }
  }

  @Test("Two releases stand side by side, and a row of one run alone is marked")
  func comparison() throws {
    let text = shell("page", "box", "observable", course: course).output
    #expect(shell("diff", "box", "observable", course: course).code == .no)
    #expect(text.contains("<tr class=\"differs\""))
    #expect(text.contains("class=\"compared\" data-a=\"0\" data-b=\"1\""))
    let rows = text.matches(of: /<tr class="same" data-a="(\d+)" data-b="(\d+)">/)
    #expect(!rows.isEmpty)
    let same = shell("page", "box@ios16", "box@ios18").output
    #expect(!same.contains("<tr class=\"differs\""))
    func summary(_ page: String) -> Substring? {
      page.firstMatch(of: /<p class="summary">(The [^<]*)<\/p>/)?.1
    }
    #expect(try #require(summary(text)).contains("differ"))
    #expect(try #require(summary(same)).contains("do the same"))
  }

  @Test("A handout has no script, and its answers are at the end")
  func handout() throws {
    let text = shell("page", "box", "--print").output
    #expect(!text.contains("<script") && !text.contains("<details") && !text.contains("script-src"))
    let steps = shell("run", "box", "--plain", "--no-save").output.matches(of: /Step (\d+:\d+):/)
    for step in steps { #expect(text.contains("id=\"\(step.1)\"")) }
  }

  @Test("Markdown of a lesson has its code in fences, and a fence is longer than those in it")
  func markdown() throws {
    let text = shell("run", "box", "--format", "markdown").output
    #expect(text.hasPrefix("# ") && text.contains("```swift") && text.contains("```text"))
    let fences = text.split(separator: "\n").filter { $0.hasPrefix("```") }
    #expect(fences.count.isMultiple(of: 2))
  }

  @Test(
    "Invalid uses name the next step",
    arguments: [
      (["page"], ExitCode.usage), (["page", "1", "2", "3"], .usage), (["page", "--all"], .usage),
      (["page", "--to", "site"], .usage), (["page", "--all", "--to", "x", "--from", "y"], .usage),
      (["page", "--from", "/dev/null"], .badData), (["page", "99"], .notFound),
      (["page", "1", "--profile", "ios13"], .usage), (["page", "1", "--tap", "A"], .usage),
      (["run", "1", "--format", "sarif"], .usage),
    ])
  func mistakes(line: [String], code: ExitCode) {
    let recording = Recording(input: [])
    #expect(Tool(course: sampleCourse).run(line, on: recording.console) == code)
    #expect(recording.errors.contains("statelab"))
  }
}
