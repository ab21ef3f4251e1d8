import Course
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folders of a module are layers. docs/architecture.md lists them from the top: each uses
/// those below.
@Suite("Layers of the sources")
struct LayerTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path()

  @Test(
    "The architecture lists each layer, and a layer uses only itself and the layers below",
    arguments: ["statelab", "Course", "Diagnosis", "Rendering", "Replay", "StateLabCore"])
  func layers(module: String) throws {
    let folder = "Sources/\(module)/"
    let rooms = try rooms(of: module)
    let folders = try Files.names(in: root + folder).filter { Files.isFolder(root + folder + $0) }
    #expect(rooms.joined().sorted() == folders)
    // The files beside the folders are above all of them.
    func layer(of path: String) -> Int? {
      guard path.hasPrefix(folder) else { return nil }
      return rooms.firstIndex { $0.contains { path.hasPrefix("\(folder)\($0)/") } } ?? -1
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
        // If several files declare a name, this test cannot tell which declaration is meant.
        guard let home = homes[name], home.count == 1, let other = layer(of: home[0]) else {
          continue
        }
        #expect(
          other >= own, "\(file.path):\(line) uses \(name), which is above it in \(home[0])")
      }
    }
  }

  @Test("A source file's types, extension members and used names are found")
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

  /// The first cells of a table of that page. Layers that use each other share a cell.
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

/// The names that a file declares, and the names in it that may belong to another file. A member's
/// name begins with a dot.
private struct SourceFile {
  let path: String
  /// Types, and the members of extensions that other files may use.
  private(set) var declared: Set<String> = []
  /// Declared elsewhere: in a type, or for this file alone.
  private(set) var ambiguous: Set<String> = []
  /// Each name with the first line that uses it.
  private(set) var used: [String: Int] = [:]

  /// Members that the standard library has as well.
  private static let library: Set = [
    "filter", "allSatisfy", "compactMap", "dictionary", "dropFirst", "exchange", "indices",
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
