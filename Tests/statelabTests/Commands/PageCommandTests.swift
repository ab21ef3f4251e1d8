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

  @Test(
    "Invalid uses name the next step",
    arguments: [
      (["page"], ExitCode.usage), (["page", "1", "2"], .usage), (["page", "--all"], .usage),
      (["page", "--to", "site"], .usage), (["page", "--all", "--to", "x", "--from", "y"], .usage),
      (["page", "--from", "/dev/null"], .badData), (["page", "99"], .notFound),
    ])
  func mistakes(line: [String], code: ExitCode) {
    let recording = Recording(input: [])
    #expect(Tool(course: sampleCourse).run(line, on: recording.console) == code)
    #expect(recording.errors.contains("statelab"))
  }
}
