import Course
import Testing

@testable import statelab

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The compiler is asked for its first error")
struct CompilerTests {
  @Test("Each source gets its own answer, in order, whichever is done first")
  func answers() throws {
    let compiler = try Compiler.find()
    let errors = try compiler.firstErrors(of: [
      "import StateLabCore\nstruct A { var x = 1\n  func f() { x = 2 } }",
      "import StateLabCore\nimport Course\nlet run: Run? = nil",
      "let a = b\nlet c = d",
    ])
    #expect(
      errors == [
        FirstError(
          line: 3, message: "error: cannot assign to property: 'self' is immutable", column: 14),
        nil,
        FirstError(line: 1, message: "error: cannot find 'b' in scope", column: 9),
      ])
  }

  @Test("What remains of a source that is gone is not linked")
  func staleObjects() throws {
    try Files.withTemporaryFolder { folder in
      for name in ["Kept.swift.o", "Gone.swift.o"] { try Files.write("", to: "\(folder)/\(name)") }
      try Files.write("'/a house/Sources/Kept.swift'\n", to: "\(folder)/sources")
      #expect(try Compiler.objects(of: folder) == ["\(folder)/Kept.swift.o"])
    }
  }

  @Test("Without a compiler on the machine the reason is said")
  func noCompiler() {
    let error = #expect(throws: CompilerNotFound.self) { try Compiler.find(path: "/nowhere") }
    #expect(error.map { "\($0)" } == "there is no `swiftc` on PATH")
  }

  @Test(
    "The message is cut out of what the compiler prints",
    arguments: [
      (
        "a.swift:1:2: warning: w\na.swift:3:4: error: no: error: b\n",
        FirstError(line: 3, message: "error: no: error: b", column: 4)
      ),
      (
        "<unknown>:0: error: cannot load\n", FirstError(line: nil, message: "error: cannot load")
      ),
      ("error: no such file\n", FirstError(line: nil, message: "error: no such file")),
    ])
  func message(output: String, error: FirstError) {
    #expect(FirstError(inOutput: output) == error)
  }

  @Test("A message stands below its line, with a caret: as recorded, as run and in plain lines")
  func caret() throws {
    let code = ["struct S {", "  let a = b", "}"]
    let recorded = ["2 |   let a = b", "  |           ^ error: cannot find 'b' in scope"]
    let fence = "```swift fails=s\n\(code.joined(separator: "\n"))\n```\n\n```diagnostic\n"
    let text = try LessonText(
      parsing: "# T\nS\n\n\(fence)\(recorded.joined(separator: "\n"))\n```\n", name: "lesson.md")
    let snippet = try #require(text.snippets.first)
    #expect(snippet.recorded.place == SourcePlace(line: 2, column: 11))
    #expect(snippet.recorded.recorded(in: code) == recorded)
    let report = Document.Block.snippet(SnippetReport(snippet, live: nil))
    #expect(
      TextRenderer(output: OutputOptions()).lines(of: report).map(\.text) == [
        "      1   struct S {", "      2     let a = b",
        "                    ^ error: cannot find 'b' in scope", "      3   }",
        "  So said the compiler (recorded).",
      ])
    #expect(
      PlainRenderer(output: OutputOptions(plain: true)).lines(of: Document(blocks: [report])).map(
        \.text) == [
          "Line 1: struct S {", "Line 2:   let a = b",
          "Line 2, column 11: error: cannot find 'b' in scope", "Line 3: }",
          "So said the compiler (recorded).",
        ])
  }

  @Test("Output without an error has none")
  func noMessage() {
    #expect(FirstError(inOutput: "a.swift:1:2: warning: w\n") == nil)
  }
}

@Suite("Programs run beside the tool")
struct SubprocessTests {
  @Test("Each ending is told apart, and a program that hangs is ended")
  func endings() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    func run(_ program: String, _ arguments: String..., patience: Duration) -> [Subprocess.Ending] {
      let command = Subprocess.Command(
        program: program, arguments: arguments, errorFile: folder + "/error.txt")
      return Subprocess.run([command], atOnce: 1, timeout: patience)
    }
    #expect(run("/bin/sleep", "30", patience: .milliseconds(200)) == [.timedOut])
    #expect(run("/bin/sh", "-c", "exit 3", patience: .seconds(60)) == [.exited(3)])
    #expect(run("/bin/sh", "-c", "kill -9 $$", patience: .seconds(60)) == [.exited(-1)])
    #expect(
      run("/nowhere/program", patience: .seconds(60))
        == [.failedToStart("No such file or directory")])
  }

  @Test("A program can be ended by a signal that this process ignores")
  func ignoredSignals() {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    let command = Subprocess.Command(program: "/bin/sh", arguments: ["-c", "kill -USR2 $$"])
    #expect(
      Subprocess.run([command], atOnce: 1, timeout: .seconds(60))
        == [.exited(Subprocess.signalled)])
  }

  @Test("What the compiler leaves behind goes with the folder of the sources")
  func temporaryFiles() throws {
    let folder = try Files.makeTemporaryFolder()
    let script = "mkdir $TMPDIR/T; touch $TMPDIR/T/.keep $TMPDIR/T/output"
    let ending = Subprocess.run(
      [
        .init(
          program: "/bin/sh", arguments: ["-c", script], errorFile: folder + "/errors",
          temporaryFolder: folder)
      ], atOnce: 1, timeout: .seconds(10))
    #expect(ending == [.exited(0)])
    #expect(Files.exist(folder + "/T/.keep"))
    Files.remove(folder)
    #expect(!Files.isThere(folder))
  }
}
