import Course
import Testing

@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders of a module are layers, which the README lists from the top: each uses those below.
@Suite("The rooms of the sources")
struct LayerTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()

  @Test(
    "The README names each; it uses only types of those below",
    arguments: ["statelab", "Replay", "StateLabCore"])
  func layers(module: String) throws {
    let folder = "Sources/\(module)/"
    let rooms = try rooms(of: module)
    let folders = try Files.names(in: root + folder).filter { Files.isFolder(root + folder + $0) }
    #expect(rooms.joined().sorted() == folders)
    func layer(of path: String) -> Int? {
      rooms.firstIndex { $0.contains { path.hasPrefix("\(folder)\($0)/") } }
    }

    let files = try swiftFiles()
    var homes: [String: [String]] = [:]
    for file in files {
      for type in file.types { homes[type, default: []].append(file.path) }
      for type in file.innerTypes { homes[type, default: []].append("") }
    }
    for file in files {
      guard let own = layer(of: file.path) else { continue }
      for (name, line) in file.names {
        // Of a type inside of another one, and of a name that several have, nobody knows here which
        // is meant.
        guard let home = homes[name], home.count == 1, let other = layer(of: home[0]) else {
          continue
        }
        #expect(
          other >= own, "\(file.path):\(line) uses \(name), which is above it in \(rooms[other])")
      }
    }
  }

  /// The first cells of a table of the README. Rooms that know each other stand in one cell.
  private func rooms(of module: String) throws -> [[String]] {
    let readme = try Files.read(root + "README.md")
    let table = try #require(
      readme.split(separator: "| in `Sources/\(module)` |").dropFirst().first)
    let rows = table.split(separator: "\n\n").first?.split(separator: "\n") ?? []
    return rows.filter { $0.hasPrefix("| `") }.map { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init)
        .filter { $0.first?.isLetter == true }
    }
  }

  private func swiftFiles() throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "Sources").sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { SourceFile(path: "Sources/\($0)", text: try Files.read("\(root)Sources/\($0)")) }
  }
}

/// The types that a file declares, and the words in it that may name one.
private struct SourceFile {
  let path: String
  let types: Set<String>
  /// Those inside of others or of extensions.
  let innerTypes: Set<String>
  /// Each with the first line in which it stands.
  let names: [String: Int]

  init(path: String, text: String) {
    self.path = path
    let code = SwiftMask(Array(text.utf8), keepingInterpolations: true).code
    let words = SwiftToken.tokens(of: code)
    let keywords: Set = ["struct", "class", "enum", "actor", "protocol"]
    var types: Set<String> = []
    var innerTypes: Set<String> = []
    var names: [String: Int] = [:]
    var depth = 0
    for (before, word) in zip(words, words.dropFirst()) {
      depth += word.nesting
      if before.text == "." || word.text.first?.isUppercase != true { continue }
      if keywords.contains(before.text) {
        if depth == 0 { types.insert(word.text) } else { innerTypes.insert(word.text) }
      }
      names[word.text] = names[word.text] ?? word.line
    }
    self.types = types
    self.innerTypes = innerTypes
    self.names = names
  }
}
