import Lessons
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport
@testable import statelab

@Suite("Schema statelab/1")
struct SchemaTests {
  static func schema() throws -> JSONSchema {
    let root = Files.folder(of: Files.folder(of: Files.folder(of: Files.folder(of: #filePath))))
    let file = root + "/Sources/Rendering/Export/statelab-1.schema.json"
    return JSONSchema(root: try JSONValue(parsing: try Files.read(file)))
  }

  nonisolated struct Line: CustomTestStringConvertible, Sendable {
    let words: [String]
    var testDescription: String { words.joined(separator: " ") }
    init(_ line: String) { words = line.split(separator: " ").map(String.init) }
  }

  private nonisolated static let lines = [
    Line("list"), Line("run all"), Line("run all --profile ios13"),
    Line("run all --notes"),
    Line("why dynamic-property:9"),
    Line("why dynamic-property --body ContentView"), Line("why dynamic-property --value box"),
    Line("diff box observable"), Line("diff publishers@ios13 publishers@ios18"),
    Line("claims"), Line("claims --findings"), Line("claims --coverage"),
    Line("help releases"), Line("progress"),
    Line("doctor"),
    Line("quiz box --answers - --pass 100"),
  ]

  /// Commands whose name in JSON differs from the command line.
  private static let names = ["claims --coverage": "coverage", "help releases": "profiles"]

  @Test("The JSON of every command is valid under the schema", arguments: lines)
  func commands(_ line: Line) throws {
    let recording = Recording(input: ["a", "b", ""])
    let course = line.words.contains("all") ? course : compiledCourse
    _ = Tool(course: course).run(line.words + ["--format", "json"], on: recording.console)
    let value = try JSONValue(parsing: recording.output)
    #expect(try Self.schema().faults(in: value).prefix(5) == [])
    let name = Self.names[line.testDescription] ?? line.words.first
    #expect(value["command"]?.text == name)
  }

  @Test("The schema describes each command with JSON and lists every kind of event")
  func complete() throws {
    let schema = try Self.schema()
    let commands = Tool(course: course).commands.filter { command in
      command.options.contains { $0.name == Option.format.name }
    }.map(\.name)
    for name in commands {
      // `try` needs a compiler. Its own tests validate its JSON.
      let isTested = name == "try" || Self.lines.contains { $0.words.first == name }
      #expect(isTested, "\(name) has no test of its JSON")
      let part = name == "help" ? "profiles" : name
      #expect(schema.root["$defs"]?["\(part)Command"] != nil, "\(name)")
    }
    let event = schema.root["$defs"]?["event"]?["properties"]
    #expect(
      schema.root["$defs"]?["eventKind"]?["enum"]?.elements.compactMap(\.text)
        == Event.Name.allCases.map(\.rawValue))
    #expect(
      event?["action"]?["enum"]?.elements.compactMap(\.text)
        == Event.ActionName.allCases.map(\.rawValue))
  }

  @Test(
    "A file that violates the schema has faults",
    arguments: [
      (#"{"format":"statelab/1","command":"list"}"#, "$: no lessons"),
      (#"{"format":"statelab/2","command":"list","lessons":[]}"#, "$.format: not"),
      (#"{"format":"statelab/1","command":"list","lessons":[],"more":1}"#, "the schema lacks more"),
    ])
  func broken(_ text: String, _ fault: String) throws {
    let faults = try Self.schema().faults(in: JSONValue(parsing: text))
    #expect(faults.contains { $0.contains(fault) }, "\(faults)")
  }
}
