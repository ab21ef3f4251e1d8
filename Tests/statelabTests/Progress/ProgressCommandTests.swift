import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("statelab progress")
struct ProgressCommandTests {
  let state: StateFolder

  init() throws { state = try StateFolder() }

  private func prepare() {
    _ = state.shell("run", "1")
    _ = state.shell("quiz", "1", "--answers", "-", input: ["b", "b"])
    _ = state.shell("walk", "2", "--profile", "ios16", input: ["7", "quit"])
  }

  @Test("progress shows a table for each part")
  func text() {
    prepare()
    #expect(
      state.shell("progress").output == """
        Samples
          Lesson      Run   Best quiz   Walk
          ────────────────────────────────────────
          1 box       yes   1 of 2      none
          2 follows   no    none        2:7, ios16

          1 of 2 lessons finished.
          Next: statelab walk 2, or statelab run 2

        """)
  }

  @Test("Plain output has a line for each fact")
  func plain() {
    prepare()
    #expect(
      state.shell("progress", "show", "--plain").output == """
        Samples

        Row 1.
        Lesson: 1 box
        Run: yes
        Best quiz: 1 of 2
        Walk: none
        Row 2.
        Lesson: 2 follows
        Run: no
        Best quiz: none
        Walk: 2:7, ios16

        1 of 2 lessons finished.

        Next: statelab walk 2, or statelab run 2

        """)
  }

  @Test("No line is wider than the width, except a command", arguments: [40, 41, 60, 79])
  func width(_ width: Int) throws {
    prepare()
    let long = String(repeating: "many-words-", count: 20)
    let text = try state.text()
    for line in [["progress"], [], ["progress", "import", "-"], ["progress", "reset"]] {
      let recording = Recording(input: [ProgressFormat.name, "\(long) run"])
      recording.environment = state.environment
      _ = Tool(course: sampleCourse).run(line + ["--width", "\(width)"], on: recording.console)
      #expect(!recording.output.isEmpty)
      for row in recording.output.split(separator: "\n") {
        // A command for copying is never wrapped.
        if row.contains("statelab progress import") { continue }
        #expect(String(row).columns <= width, "\(line): \(row)")
      }
    }
    #expect(try state.text(of: "progress.backup.txt") != text)
  }

  @Test("progress as JSON contains the lessons and the unknown lines")
  func json() throws {
    prepare()
    try state.put(try state.text() + "old\n")
    #expect(
      state.shell("progress", "--format", "json").output == """
        {
          "command" : "progress",
          "finished" : 1,
          "format" : "statelab/1",
          "lessons" : [
            {
              "id" : "box",
              "number" : 1,
              "quiz" : {
                "right" : 1,
                "total" : 2
              },
              "run" : true
            },
            {
              "id" : "follows",
              "number" : 2,
              "run" : false,
              "walk" : {
                "profile" : "ios16",
                "step" : "2:7"
              }
            }
          ],
          "next" : 2,
          "others" : [
            "old"
          ]
        }

        """)
    #expect(state.shell("progress").output.contains("  Kept, and not in this course: old\n"))
  }

  @Test("An export can be imported, and importing it again changes nothing")
  func export() throws {
    prepare()
    let text = state.shell("progress", "export").output
    #expect(try text == state.text())
    let other = try StateFolder()
    let lines = text.lines
    #expect(
      other.shell("progress", "import", "-", input: lines).output == """
        Taken over
          box      it was run, quiz 1 of 2
          follows  where a walk stopped

        """)
    #expect(try other.text() == text)
    #expect(
      other.shell("progress", "import", state.file).output
        == "  The file has no result that is new or better than yours.\n")
  }

  @Test("Escape sequences in a progress file are not written to the terminal")
  func hostileNames() {
    let given = """
      statelab/progress/2
      \u{1B}[2J run
      box walk=\u{1B}[31m/1
      """
    let outputs = [
      state.shell("progress", "import", "-", input: given.lines), state.shell("progress"),
      state.shell(), state.shell("progress", "reset", "\u{1B}[2J"),
    ]
    for outcome in outputs {
      #expect(outcome.code == .done)
      #expect(!outcome.output.contains("\u{1B}"))
    }
    #expect(outputs[1].output.contains(#"not in this course: "\u{1B}[2J""#))
  }

  @Test("An import takes better results and keeps existing bookmarks")
  func merge() throws {
    try state.put(
      """
      statelab/progress/2
      box quiz=1/2 walk=ios18/3 theme=1
      follows quiz=2/2
      """)
    let given = """
      statelab/progress/2
      box run quiz=2/3 walk=ios13/9 theme=2
      follows quiz=1/2 star
      later run
      """
    #expect(
      state.shell("progress", "import", "-", input: given.lines).output == """
        Taken over
          box      it was run, quiz 2 of 3
          follows  something unknown here, kept as it is
          later    it was run (not in this course)

        """)
    let progress = try state.progress
    #expect(progress["box"].walk == Bookmark(profile: "ios18", stop: 3, step: nil))
    #expect(progress["follows"].quiz == QuizMark(right: 2, total: 2))
    #expect(progress["later"].isRun)
    #expect(progress["box"].words.contains("theme=1"))
    #expect(progress["follows"].words.contains("star"))
  }

  @Test(
    "Invalid progress is not imported, and the saved progress is unchanged",
    arguments: [
      ("nonsense", "Standard input is no progress: its first line names no format."),
      ("statelab/progress/3", "Standard input is of a newer statelab (statelab/progress/3)."),
      (
        #"{"format":"statelab/progress/1"}"#,
        "Standard input is no progress: it is neither lines nor the JSON of an earlier version."
      ),
      ("\u{FFFD}", "Standard input is no progress: its first line names no format."),
    ])
  func badImport(_ text: String, _ message: String) throws {
    prepare()
    let old = try state.text()
    let outcome = state.shell("progress", "import", "-", input: [text])
    #expect(outcome.code == .badData)
    #expect(outcome.errors.hasPrefix("statelab: \(message)\n"))
    #expect(try state.text() == old)
  }

  @Test("An import of too much, of nothing and of a missing file is an error")
  func noImport() throws {
    let line = String(repeating: " ", count: 60_000)
    let endless = Array(repeating: line, count: 100)
    let outcome = state.shell("progress", "import", "-", input: endless)
    #expect(outcome.code == .badData)
    #expect(outcome.errors.contains("Standard input has more than 4 MB, too much for progress."))
    #expect(state.shell("progress", "import").code == .usage)
    #expect(state.shell("progress", "import", state.path + "/none").code == .notFound)
    #expect(state.shell("progress", "import", state.path).code == .inputOutput)
  }

  @Test("A reset keeps a backup of the file, and a lesson can be reset by name")
  func reset() throws {
    prepare()
    let old = try state.text()
    #expect(
      state.shell("progress", "reset", "2", "fol", "1").output == """
          Forgotten: follows
          Forgotten: box

        """)
    #expect(try state.progress.lessonIDs == [])
    #expect(state.shell("progress", "reset", "1").output == "  Nothing to forget: box\n")
    try state.put(old)
    let outcome = state.shell("progress", "reset", "--width", "1000")
    #expect(
      outcome.output == """
          You are at the beginning again. The saved progress is kept as "\(state.folder)/progress.backup.txt".

          Bring it back:
            statelab progress import \(state.folder)/progress.backup.txt

        """)
    #expect(try state.text(of: "progress.backup.txt") == old)
    #expect(
      state.shell("progress", "reset").output
        == "  Nothing is saved, so there is nothing to reset.\n")
    try state.put(old)
    _ = state.shell("progress", "reset", "all")
    #expect(try state.text(of: "progress.backup-2.txt") == old)
    try state.put(old)
    #expect(state.shell("progress", "reset", "all", "zebra").code == .notFound)
    #expect(try state.text() == old)
    _ = state.shell("progress", "reset", "all", "1")
    #expect(try state.text(of: "progress.backup-3.txt") == old)
  }

  @Test("A lesson that only another version knows can be reset by its full name")
  func resetOther() throws {
    try state.put("statelab/progress/2\nlater\n")
    #expect(state.shell("progress", "reset", "late").code == .notFound)
    #expect(state.shell("progress", "reset", "later").code == .done)
    #expect(try state.progress.lessonIDs == [])
  }

  @Test(
    "An invalid action is an error with a hint",
    arguments: [
      (["shwo"], "has no action \"shwo\".\n          Did you mean show?"),
      (["zebra"], "It has show, path, export, import, reset."),
      (["show", "1"], "`statelab progress show` has no use for \"1\"."),
      (["import", "a", "b"], "has no use for \"b\"."),
      (["export", "--format", "json"], "The exported text has one format only."),
      (["--no-save"], "has no option --no-save"),
    ])
  func usage(_ words: [String], _ message: String) {
    let recording = Recording()
    recording.environment = state.environment
    let code = Tool(course: sampleCourse).run(["progress"] + words, on: recording.console)
    #expect(code == .usage)
    #expect(recording.errors.contains(message))
  }
}
