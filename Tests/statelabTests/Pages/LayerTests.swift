import Course
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders of a module are layers, which docs/architecture.md lists from the top: each uses
/// those below.
@Suite("The rooms of the sources")
struct LayerTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()

  @Test(
    "The page of the architecture names each; it uses only types, and members of extensions, of those below",
    arguments: ["statelab", "Course", "Rendering", "Replay", "StateLabCore"])
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
      for name in file.declared { homes[name, default: []].append(file.path) }
      for name in file.ambiguous { homes[name, default: []].append("") }
    }
    for file in files {
      guard let own = layer(of: file.path) else { continue }
      for (name, line) in file.used {
        // Of a name that several have, this test cannot tell which is meant.
        guard let home = homes[name], home.count == 1, let other = layer(of: home[0]) else {
          continue
        }
        #expect(
          other >= own, "\(file.path):\(line) uses \(name), which is above it in \(rooms[other])")
      }
    }
  }

  @Test("A file's types, the members of its extensions, and the names that it uses are found")
  func names() {
    let file = SourceFile(
      path: "",
      text: """
        struct Line { var width = 0; func cut() {} }
        extension Line {
          static let blank = Line()
          private var hidden: Int { 0 }
          struct Inner {}
        }
        func draw(_ line: Line) { line.padded(); let lost = Other.self }

        """)
    #expect(file.declared == ["Line", ".blank"])
    #expect(file.ambiguous == [".width", ".cut", ".hidden", "Inner", ".draw", ".lost"])
    #expect(file.used == ["Line": 1, "Int": 4, "Inner": 5, ".padded": 7, "Other": 7, ".self": 7])
  }

  /// The first cells of a table of that page. Rooms that know each other stand in one cell.
  private func rooms(of module: String) throws -> [[String]] {
    let page = try Page("docs/architecture.md").text
    let table = try #require(
      page.split(separator: "| in `Sources/\(module)` |").dropFirst().first)
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

/// The names that a file declares, and those in it that may be of another one. A member has a dot before
/// its name.
private struct SourceFile {
  let path: String
  /// Types, and the members of extensions that other files may use.
  private(set) var declared: Set<String> = []
  /// Declared elsewhere: in a type, or for this file alone.
  private(set) var ambiguous: Set<String> = []
  /// Each with the first line in which it stands.
  private(set) var used: [String: Int] = [:]

  /// Members that the standard library has as well.
  private static let library: Set = [
    "filter", "allSatisfy", "compactMap", "dictionary", "dropFirst", "exchange",
  ]

  init(path: String, text: String) {
    self.path = path
    let code = SwiftMask(Array(text.utf8), keepingInterpolations: true).code
    let words = SwiftToken.tokens(of: code)
    let types: Set = ["struct", "class", "enum", "actor", "protocol"]
    let members: Set = ["func", "var", "let", "case"]
    var depth = 0
    var isInExtension = false
    for (index, word) in words.enumerated().dropFirst() {
      let before = words[index - 1].text
      if depth == 0, before == "extension" || types.contains(before) || members.contains(before) {
        isInExtension = before == "extension"
      }
      let name = word.text
      let isType = name.first?.isUppercase == true
      if types.contains(before), isType {
        if depth == 0 { declared.insert(name) } else { ambiguous.insert(name) }
      } else if members.contains(before), name.first?.isLetter == true {
        let isPrivate = words[max(index - 5, 0)..<index].contains {
          $0.line == word.line && $0.text.hasSuffix("private")
        }
        if isInExtension, depth == 1, !isPrivate, !Self.library.contains(name) {
          declared.insert("." + name)
        } else {
          ambiguous.insert("." + name)
        }
      } else if before == ".", name.first?.isLowercase == true {
        used["." + name] = used["." + name] ?? word.line
      }
      if isType, before != "." { used[name] = used[name] ?? word.line }
      depth += word.nesting
    }
  }
}
