import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Paths of the sources")
struct SourcePathTests {
  @Test("No two paths differ only in case: many file systems would store one of the two")
  func lettersOfOneCase() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    #expect(paths.contains("statelab"))
    let alike = Dictionary(grouping: paths) { $0.lowercased() }.values.filter { $0.count > 1 }
    #expect(alike.isEmpty)
  }
}
