import Course
import LibC
import Testing

@testable import Rendering
@testable import statelab

@Suite("Compiler")
struct CompilerTests {
  @Test("Each source gets its own first error, in the order of the sources", .needs("swiftc"))
  func answers() throws {
    let compiler = try Compiler.find()
    let errors = try compiler.firstErrors(of: [
      "import StateLabCore\nstruct A { var x = 1\n  func f() { x = 2 } }",
      "import StateLabCore\nimport Course\nlet run: Run? = nil",
      "let a = b\nlet c = d",
    ])
    #expect(
      errors.map { $0?.text } == [
        "error: cannot assign to property: 'self' is immutable", nil,
        "error: cannot find 'b' in scope",
      ])
    #expect(
      errors.map { $0?.position } == [
        CodePlace(line: 3, column: 14), nil, CodePlace(line: 1, column: 9),
      ])
  }

  @Test("Objects of removed sources are not linked")
  func staleObjects() throws {
    try Files.withTemporaryFolder { folder in
      for name in ["Kept.swift.o", "Gone.swift.o"] { try Files.write("", to: "\(folder)/\(name)") }
      try Files.write("'/a house/Sources/Kept.swift'\n", to: "\(folder)/sources")
      #expect(try Compiler.objects(of: folder) == ["\(folder)/Kept.swift.o"])
    }
  }

  @Test("A missing compiler is an error with a reason")
  func noCompiler() {
    let error = #expect(throws: CompilerNotFound.self) { try Compiler.find(path: "/nowhere") }
    #expect(error.map { "\($0)" } == "there is no `swiftc` on PATH")
  }

  @Test("Errors are parsed from the compiler's output")
  func reading() {
    let output = """
      a.swift:1:2: warning: w
      a.swift:3:4: error: no: error: b
      a.swift:1:2: error: no wrapper [#PropertyWrappers]
       1 | | |- error: no wrapper
      <unknown>:0: error: cannot load
      error: no such file

      """
    let errors = CompilerError.all(in: output)
    #expect(errors.map(\.place) == ["a.swift:3:4", "a.swift:1:2", "<unknown>:0", ""])
    #expect(errors.map(\.message) == ["no: error: b", "no wrapper", "cannot load", "no such file"])
    #expect(errors.map { $0.position?.line } == [3, 1, nil, nil])
  }

  @Test("A message is placed below its line with a caret, in recordings, runs and plain output")
  func caret() throws {
    let code = ["struct S {", "  let a = b", "}"]
    let recorded = ["2 |   let a = b", "  |           ^ error: cannot find 'b' in scope"]
    let fence = "```swift fails=s\n\(code.joined(separator: "\n"))\n```\n\n```diagnostic\n"
    let text = try LessonText(
      parsing: "# T\nS\n\n\(fence)\(recorded.joined(separator: "\n"))\n```\n", name: "lesson.md")
    let snippet = try #require(text.snippets.first)
    #expect(snippet.recorded.place == CodePlace(line: 2, column: 11))
    #expect(snippet.recorded.recorded(in: code) == recorded)
    let report = Document.Block.snippet(SnippetReport(snippet, live: nil))
    #expect(
      TextRenderer(output: OutputOptions()).lines(of: report).map(\.text) == [
        "      1   struct S {", "      2     let a = b",
        "                    ^ error: cannot find 'b' in scope", "      3   }",
      ])
    #expect(
      PlainRenderer(output: OutputOptions(plain: true)).lines(of: Document(blocks: [report])).map(
        \.text) == [
          "Line 1: struct S {", "Line 2:   let a = b",
          "Line 2, column 11: error: cannot find 'b' in scope", "Line 3: }",
          "Compiler output (recorded).",
        ])
  }

  @Test("Output without an error contains no errors")
  func noMessage() {
    #expect(CompilerError.all(in: "a.swift:1:2: warning: w\n").isEmpty)
  }
}

@Suite("Subprocesses")
struct SubprocessTests {
  private func run(
    _ program: String, _ arguments: String..., patience: Duration = .seconds(60)
  ) -> Subprocess.Outcome {
    Subprocess.run(.init(program: program, arguments: arguments), timeout: patience)
  }

  @Test("Each ending is distinguished, and a program that hangs is ended")
  func endings() {
    #expect(run("/bin/sleep", "30", patience: .milliseconds(200)).ending == .timedOut)
    #expect(run("/bin/sh", "-c", "exit 3").ending == .exited(3))
    #expect(run("/bin/sh", "-c", "kill -9 $$").ending == .signalled(9))
    #expect(run("/nowhere/program").ending == .failedToStart("No such file or directory"))
  }

  @Test("All output of a program is read, even more than a pipe holds")
  func output() {
    let script = "head -c 3000000 /dev/zero; head -c 300000 /dev/zero >&2; printf end"
    let outcome = run("/bin/sh", "-c", script)
    #expect(outcome.output.count == 3_000_003)
    #expect(outcome.outputText.hasSuffix("end"))
    #expect(outcome.errorText.utf8.count == 300_000)
  }

  @Test("Waiting for a program does not wait for its own background processes")
  func leftBehind() {
    let start = ContinuousClock.now
    #expect(run("/bin/sh", "-c", "sleep 30 & exit 0").ending == .exited(0))
    #expect(start.duration(to: .now) < .seconds(20))
  }

  @Test("A signal that this process ignores can end a program")
  func ignoredSignals() {
    let before = signal(SIGUSR2, SIG_IGN)
    defer { signal(SIGUSR2, before) }
    #expect(run("/bin/sh", "-c", "kill -USR2 $$").ending == .signalled(SIGUSR2))
  }

  @Test("The compiler's temporary files are removed with the folder of the sources")
  func temporaryFiles() throws {
    let folder = try Files.makeTemporaryFolder()
    let script = "mkdir $TMPDIR/T; touch $TMPDIR/T/.keep $TMPDIR/T/output"
    let outcome = Subprocess.run(
      .init(program: "/bin/sh", arguments: ["-c", script], temporaryFolder: folder),
      timeout: .seconds(10))
    #expect(outcome.isSuccess)
    #expect(Files.exist(folder + "/T/.keep"))
    Files.remove(folder)
    #expect(!Files.isThere(folder))
  }

  @Test("A dump of macro expansions is read as their code, in its order")
  func expansions() {
    let dump = """
      @__swiftmacro_1A5StatefMp_.swift
      ------------------------------
      private var _n = State(initialValue: 0)

      private var $n: Int
      ------------------------------
      A.swift:1:1: warning: unrelated
      ------------------------------
      @__swiftmacro_1A5StatefMa_.swift
      ------------------------------
      { get }
      ------------------------------

      """
    #expect(
      MacroExpansions(dumped: dump).texts == [
        ["private var _n = State(initialValue: 0)", "", "private var $n: Int"], ["{ get }"],
      ])
  }
}
