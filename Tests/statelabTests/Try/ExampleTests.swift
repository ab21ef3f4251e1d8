import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension TryTests {
  /// `Examples/`: each file, or a file of each folder, begins with the command that plays it. In a broken example the exit
  /// code and the messages of the tool follow.
  @Suite("Examples")
  struct ExampleTests {
    private nonisolated static let folder =
      #filePath.split(separator: "/").dropLast(4)
      .map { "/\($0)" }.joined() + "/Examples"

    private nonisolated static func files(in part: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? [])
        .sorted().map { "\(part)/\($0)" }
    }

    @Test(
      "An example has the exit code and messages of its first lines",
      arguments: files(in: "Programs") + files(in: "Broken"))
    func plays(_ file: String) throws {
      let example = try Example("\(Self.folder)/\(file)")
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME=\(TryTests.cache.inShell)
        cd \(Files.folder(of: "\(Self.folder)/\(file)").inShell)
        statelab() { "$statelab" "$@" --plain; }
        \(example.command)
        """)
      #expect(run.code == example.code, "\(run.output.suffix(2000))\(run.errors)")
      for text in example.messages {
        #expect(run.output.contains(text) || run.errors.contains(text), "\(run.errors)")
      }
      // A broken example has a message with a hint on the next line.
      let isSaid = run.errors.contains("statelab: ") && run.errors.contains("\n          ")
      #expect(isSaid == file.hasPrefix("Broken/"), "\(run.errors)")
    }

    @Test("There are 34 working and ten broken examples")
    func count() {
      #expect(Self.files(in: "Programs").count == 34)
      #expect(Self.files(in: "Broken").count == 10)
    }
  }

  /// The first lines of a program: its command, exit code and messages.
  private struct Example {
    let command: String
    private(set) var code: Int32 = 0
    private(set) var messages: [String] = []

    init(_ path: String) throws {
      let files = Files.isFolder(path) ? FolderContents(of: path).swiftFiles : [path]
      let texts = try files.map { try Files.read($0) }
      let text = texts.first { $0.hasPrefix("// statelab ") } ?? texts[0]
      var command: [String] = []
      for line in text.lines.prefix(while: { $0.hasPrefix("// ") }) {
        let text = line.dropFirst(3)
        if text.hasPrefix("exit code "), let colon = text.firstIndex(of: ":") {
          code = Int32(text[..<colon].dropFirst("exit code ".count)) ?? -1
          messages.append(String(text[colon...].dropFirst(2)))
        } else {
          command.append(String(text))
        }
      }
      self.command = command.joined(separator: "\n")
    }
  }
}
