import AbsentNames
import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pages about code in other files.
@Suite("The guide to testing, and API.md")
struct TestingGuideTests {
  private static let root =
    #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

  @Test("Each listing of docs/testing.md is in the sources of its app")
  func listings() throws {
    let app = "\(Self.root)/Examples/TestedApp"
    let files = ["\(app)/Package.swift"] + FolderContents(of: app).swiftFiles
    let sources = try files.map { try Files.read($0) }
    #expect(sources.count == 6)
    let parts = try Files.read("\(Self.root)/docs/testing.md").split(separator: "```swift\n")
    #expect(parts.count > 5)
    for part in parts.dropFirst() {
      let listing = try #require(part.firstRange(of: "```")).lowerBound
      #expect(sources.contains { $0.contains(part[..<listing]) }, "\(part[..<listing])")
    }
  }

  @Test("No name that API.md lists as absent is declared, and each is listed once")
  func absentNames() throws {
    let page = try Files.read("\(Self.root)/API.md")
    let end = try #require(page.firstRange(of: "\n## Absent\n")).lowerBound
    let declared = Set(
      page[..<end].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    let names = AbsentNames.all.flatMap(\.names)
    #expect(names.count > 50)
    #expect(names.filter(declared.contains) == [])
    #expect(Set(names).count == names.count)
    #expect(AbsentNames.all.allSatisfy { $0.names == $0.names.sorted() })
    #expect(names.allSatisfy { page[end...].contains("`\($0)`") })
  }

  @Test("API.md marks each text modifier as looks only")
  func looks() throws {
    let page = try Files.read("\(Self.root)/API.md")
    let start = try #require(page.firstRange(of: "\n### View\n")).upperBound
    let members = page[start...].split(separator: "\n").prefix { !$0.hasPrefix("### ") }
    let file = "\(Self.root)/Sources/StateLabCore/Views/Looks/Looks+Text.swift"
    let names = try Files.read(file).split(separator: "public func ").dropFirst()
      .map { $0.prefix { $0 != "(" } }
    #expect(names.count > 40)
    for name in names {
      let rows = members.filter { $0.hasPrefix("- `func \(name)(") }
      #expect(!rows.isEmpty && rows.allSatisfy { $0.contains("ooks only") }, "\(name)")
    }
  }
}
