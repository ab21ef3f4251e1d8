import Bugs
import Course
import Testing

@testable import Rendering
@testable import statelab

@Suite("Practice")
struct PracticeTests {
  @Test("A save is noticed once: in place, by renaming, by deletion, and by return")
  func watch() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let path = "\(folder)/A.swift"
    try Files.write("1", to: path)
    var watch = FileWatch { [path] }
    var looks = [watch.notices(), watch.notices()]
    #expect(looks == [true, false])
    // A file that still changes is not noticed.
    try Files.write("22", to: path)
    looks = [watch.notices()]
    try Files.write("333", to: path)
    looks += [watch.notices(), watch.notices(), watch.notices()]
    #expect(looks == [false, false, true, false])
    try Files.write("444", to: "\(path).new")
    try Files.rename("\(path).new", to: path)
    looks = [watch.notices(), watch.notices()]
    #expect(looks == [false, true])
    Files.remove(path)
    looks = [watch.notices(), watch.notices()]
    #expect(looks == [false, true])
    try Files.write("5", to: path)
    looks = [watch.notices(), watch.notices()]
    #expect(looks == [false, true])
  }

  @Test("A changed program is never overwritten, and a reset gives it another name")
  func place() throws {
    let entry = try #require(PracticeBook.entries.first)
    try Files.withTemporaryFolder { folder in
      let place = PracticePlace(entry, in: folder)
      #expect(try place.write())
      #expect(try Files.read(place.path) == entry.program.text)
      try Files.write("// mine\n", to: place.path)
      #expect(try !place.write())
      #expect(try Files.read(place.path) == "// mine\n")
      let old = try #require(try place.reset())
      #expect(try Files.read(old) == "// mine\n")
      #expect(try Files.read(place.path) == entry.program.text)
      #expect(try place.reset() == nil)
      try Files.write("// again\n", to: place.path)
      let second = try #require(try place.reset())
      #expect(second != old)
      #expect(try Files.read(old) == "// mine\n")
      #expect(try Files.read(second) == "// again\n")
    }
  }

  @Test("A folder that another version numbered differently is used again")
  func renumbered() throws {
    let entry = try #require(PracticeBook.entries.first)
    try Files.withTemporaryFolder { folder in
      try Files.makeFolders("\(folder)/77-\(entry.program.name)", mode: 0o700)
      #expect(PracticePlace(entry, in: folder).folder == "\(folder)/77-\(entry.program.name)")
    }
  }

  @Test("The progress of an exercise has a line of its own, which lessons do not count")
  func progress() {
    var progress = CourseProgress(lines: ["box run"])
    progress[practice: "unstable-identity"].isBegun = true
    progress[practice: "unstable-identity"].hints = 2
    progress[practice: "unstable-identity"].fix(as: "stored")
    progress[practice: "unstable-identity"].fix(as: nil)
    #expect(
      progress.lines == ["box run", "practice/unstable-identity begun hints=2 mended=stored"])
    #expect(progress.lessonIDs == ["box"])
    #expect(progress.names == ["box", "practice/unstable-identity"])
  }

  @Test("A merge of exercises keeps what is there, and adds marks, larger numbers and lists")
  func merge() {
    var own = CourseProgress(lines: ["practice/a begun hints=1", "rebuild/state stages=x,y"])
    let gains = own.merge(
      CourseProgress(lines: [
        "practice/a begun hints=3 mended=other", "practice/b begun", "rebuild/state stages=y,z",
        "rebuild/state2 later",
      ]))
    #expect(
      own.lines == [
        "practice/a begun hints=3 mended=other", "rebuild/state stages=x,y,z", "practice/b begun",
        "rebuild/state2 later",
      ])
    #expect(
      gains.map(\.lesson) == ["practice/a", "practice/b", "rebuild/state", "rebuild/state2"])
    #expect(own.merge(CourseProgress(lines: ["practice/a begun hints=2 mended=x"])).isEmpty)
  }

  @Test("A section of practice without an end, a name or a known fence is refused with a reason")
  func faults() {
    let program = "struct ContentView {\n}\n"
    func fault(_ section: String) -> String? {
      do throws(PatchFault) {
        _ = try PracticeProgram(bug: "b", section: section.lines, program: program)
        return nil
      } catch { return error.description }
    }
    let patch = "--- A.swift\n+++ A.swift\n@@ -2,1 +2,1 @@\n-}\n+ }\n"
    let whole =
      "## Practice: Wrong\n\nIt is wrong.\n\n```actions\ntap A\n```\n```solution a\nIt costs.\n\(patch)```\n"
    #expect(fault(whole) == nil)
    #expect(fault("```actions\ntap A")?.contains("open") == true)
    #expect(fault("```solution\n```")?.contains("one word") == true)
    #expect(fault("```other\n```")?.contains("`other`") == true)
    #expect(fault("```actions\ntap A\n```")?.contains("needs a title, a complaint") == true)
    #expect(fault(whole.replacing("## Practice: Wrong", with: ""))?.contains("a title") == true)
    #expect(fault(whole.replacing("-}", with: "-)"))?.contains("does not fit") == true)
  }

  @Test("A changed line is paired with the line in its place, and a new line with none")
  func screenChange() {
    let pairs = ScreenChange(from: ["A", "B", "C", "E"], to: ["A", "X", "C", "D", "E"]).pairs
    #expect(pairs == [.init(old: "B", new: "X"), .init(old: nil, new: "D")])
    #expect(pairs.map(\.line.text) == ["B → X", "D is new"])
    #expect(ScreenChange(from: ["A"], to: []).pairs.map(\.line.text) == ["A is gone"])
  }

  @Test("The name of an exercise is that of its first class, or of its first own type")
  func names() throws {
    func name(_ text: String) throws -> String {
      let section =
        "## Practice: No\n\nNo.\n```actions\ntap A\n```\n```solution a\n\n--- A\n+++ A\n@@ -1,1 +1,1 @@\n-//\n+///\n```"
      return try PracticeProgram(bug: "b", section: section.lines, program: "//\n" + text).name
    }
    #expect(try name("struct Row {}\nfinal class DrinkLog {}") == "drink-log")
    #expect(try name("struct ContentView {}\nstruct TodoApp {}\nstruct Row {}") == "row")
    #expect(try name("struct ContentView {}") == "a")
  }
}
