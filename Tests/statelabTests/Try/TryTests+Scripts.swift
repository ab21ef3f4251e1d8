import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  @Test(
    "A script line may have the form that a run prints",
    arguments: [
      ("tap \"Servings: 2 +\"", .tap("Servings: 2 +")),
      ("tap \"a \\\"b\\\" \\u{41}\"", .tap("a \"b\" A")),
      ("tap a \"b\"", .tap("a \"b\"")), ("tap \"open", .tap("\"open")),
      ("toggle \"On\"", .toggle("On")), ("wait 1.5 s", .advance(.seconds(1.5))),
      ("wait 1.2", .advance(.milliseconds(1200))),
      ("enter \"hi\\n\" into \"Message\"", .enter("hi\n", into: "Message")),
      ("enter Message=hi\\n", .enter("hi\n", into: "Message")),
      ("enter \"Message=hi\"", .enter("hi", into: "Message")),
      ("type \"h\" into \"Message\"", .type("h", into: "Message")),
      ("type Message=a=b\\n", .type("a=b\n", into: "Message")),
      ("scene background", .scene("background")),
      ("pick \"B\" from \"Size\"", .pick("B", from: "Size")),
      ("drag \"Card\" by 120,-0.5", .drag("Card", by: .init(x: 120, y: -0.5))),
      ("drag Card=-10, 20", .drag("Card", by: .init(x: -10, y: 20))),
      ("a parent passes a new Counter", .replaceRoot("")),
      ("enter x \\= ?=5", .enter("5", into: "x = ?")),
    ] as [(String, Event.Action)])
  func scriptLine(_ line: String, _ action: Event.Action) throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    try Files.write(line + "\n", to: "\(folder)/script")
    let arguments = try Arguments(["--script", "\(folder)/script"], known: TryRequest.options)
    #expect(try TryAction.actions(in: arguments) == [action])
  }

  @Test("A script begins with the mount that a run prints, and plays none")
  func mountLine() throws {
    #expect(ScriptLine("mount ContentView") == nil)
  }

  @Test(
    "The words of an action on a command line mean the same action",
    arguments: [
      .tap("a=b"), .toggle("\"On\""), .enter("x=1\n", into: "a = b"), .type("\\n", into: "="),
      .type("a\\", into: "Field"), .pick("=", from: "x = ?"), .advance(.seconds(0.5)), .scroll,
      .scene("inactive"), .replaceRoot(""), .drag("x = 1", by: .init(x: -1.5, y: 2)),
    ] as [Event.Action])
  func commandWords(_ action: Event.Action) throws {
    let words = try #require(TryAction.commandWords(for: action))
    let shell = try ShellRun("printf '%s\\n' \(words)", with: [:])
    let arguments = try Arguments(
      shell.output.lines.filter { !$0.isEmpty }, known: TryRequest.options)
    #expect(try TryAction.actions(in: arguments) == [action])
  }

  @Test("A script plays its actions, and an invalid line is reported with its number")
  func scripts() throws {
    let files = [
      "Program.swift": Self.counter, "taps": "# twice\ntap Add\n\ntap Add\n", "bad": "tpa",
    ]
    let set = "export XDG_CACHE_HOME='\(Self.cache)'; "
    let run = try ShellRun(set + "$statelab try Program.swift --plain --script taps", with: files)
    #expect(run.output.contains("Count 2,"))
    let bad = try ShellRun(set + "$statelab try Program.swift --plain --script bad", with: files)
    #expect(bad.code == 65)
    #expect(bad.errors.contains("Line 1 of \"bad\" has no action: \"tpa\"."))
  }

  @Test(
    "An invalid value in a script is reported with the script and the line",
    arguments: [
      ("wait soon", "wait needs a number of seconds, and \"soon\" is not one.", "Write wait 0.5."),
      ("scene dark", "scene needs a phase, and \"dark\" is not one.", "Write scene background."),
      (
        "pick Size", "pick needs a picker and a choice, and \"Size\" has no `=`.",
        "Write pick \"LABEL=CHOICE\"."
      ),
    ])
  func invalidValue(_ line: String, _ message: String, _ next: String) throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    try Files.write("tap Add\n\(line)\n", to: "\(folder)/script")
    let arguments = try Arguments(["--script", "\(folder)/script"], known: TryRequest.options)
    let failure = Failure(
      .badData, "Line 2 of \("\(folder)/script".quoted): \(message)", next: next)
    #expect(throws: failure) { try TryAction.actions(in: arguments) }
  }

  @Test("The script in docs/try.md contains actions of several forms")
  func scriptOfThePage() throws {
    let lines = try Page("docs/try.md").text.lines
    let first = try #require(lines.firstIndex(of: "# tour.txt"))
    let script = lines[first...].prefix { $0 != "```" }.joined(separator: "\n")
    let copy = try Files.makeTemporaryFolder()
    defer { Files.remove(copy) }
    try Files.write(script, to: copy + "/tour.txt")
    let arguments = try Arguments(["--script", copy + "/tour.txt"], known: TryRequest.options)
    #expect(
      try TryAction.actions(in: arguments) == [
        .tap("Add"), .enter("Ada", into: "Name"), .pick("20 %", from: "Tip"),
        .advance(.seconds(1.5)),
      ])
  }
}
