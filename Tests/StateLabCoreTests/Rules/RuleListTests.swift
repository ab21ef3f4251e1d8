import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Rule numbers in test names")
struct RuleListTests {
  /// Section 2.11, 13 of fidelity.md: undocumented, a copy by nature, or said in a talk and
  /// unconfirmed.
  private static let untested: Set = [52, 75, 77]

  @Test("Every rule has a test whose name begins with its number")
  func everyRule() throws {
    let tested = try Set(Self.testNames().flatMap(\.ruleNumbers))
    #expect((1...96).filter { !tested.contains($0) && !Self.untested.contains($0) } == [])
    #expect(tested.filter { !(1...96).contains($0) } == [])
  }

  @Test("A test's name lists its rules as numbers, each followed by a space")
  func numbers() {
    #expect("R10 An equal write runs no body".ruleNumbers == [10])
    #expect("R5 R7 A later struct's initial value is ignored".ruleNumbers == [5, 7])
    #expect("Rules R1".ruleNumbers == [])
    #expect("R1, and more".ruleNumbers == [])
  }

  /// The names of all tests of the laboratory, read from their sources.
  private static func testNames() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .flatMap { path in
        let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return source.rests(after: "@Test(").compactMap { text -> String? in
          let name = text.drop(while: \.isWhitespace)
          guard name.first == "\"" else { return nil }
          return String(name.dropFirst().prefix { $0 != "\"" })
        }
      }
  }
}

extension String {
  /// The numbers in `R5 R7 …`.
  fileprivate var ruleNumbers: [Int] {
    let words = split(separator: " ").prefix { $0.first == "R" && Int($0.dropFirst()) != nil }
    return words.compactMap { Int($0.dropFirst()) }
  }

  /// The text after each occurrence of a mark.
  fileprivate func rests(after mark: String) -> [Substring] {
    ranges(of: mark).map { self[$0.upperBound...] }
  }
}
