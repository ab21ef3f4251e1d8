import FoundationEssentials
import Testing

@testable import statelab

@Suite("A module without default isolation")
struct PlainClientTests {
  /// The programs that the laboratory's tests compile with default isolation, and play.
  private var programs: [(name: String, text: String)] {
    get throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let folder = tests.appending(path: "StateLabCoreTests/Compatibility").path
      return try Files.names(in: folder).map { ($0, try Files.read("\(folder)/\($0)")) }
    }
  }

  @Test("Every program compiles in it too, each by itself, with the laboratory's import alone")
  func compile() throws {
    let programs = try programs
    #expect(programs.count >= 12)
    let errors = try Compiler.find().firstErrors(of: programs.map(\.text), onMainActor: false)
    for (program, error) in zip(programs, errors) {
      #expect(error == nil, "\(program.name)")
      let imports = program.text.lines.filter { $0.hasPrefix("import ") }
      #expect(imports == ["import StateLabCore"], "\(program.name)")
    }
  }

  @Test("It would notice: what only default isolation allows does not compile")
  func notices() throws {
    let source = """
      import StateLabCore
      func label() -> String { Text("a") == Text("a") ? "\\(State(initialValue: 1).wrappedValue)" : "" }
      """
    let compiler = try Compiler.find()
    #expect(try compiler.firstErrors(of: [source], onMainActor: true) == [nil])
    #expect(try compiler.firstErrors(of: [source], onMainActor: false) != [nil])
  }
}
