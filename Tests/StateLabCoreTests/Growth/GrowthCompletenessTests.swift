import Testing

import class Foundation.FileManager
import struct Foundation.URL

@testable import StateLabCore

/// The growth cases cover every view and every modifier of the laboratory.
@Suite("Growth: completeness")
struct GrowthCompletenessTests {
  @Test("Every type that mounts other views appears in a growth case")
  func complete() throws {
    var names: Set<Substring> = []
    var classes: Set<ObjectIdentifier> = []
    func collect(_ node: Node) {
      // If the view's node is a subclass, its superclass names the view.
      var type: AnyClass? = Swift.type(of: node)
      while let known = type, classes.insert(ObjectIdentifier(known)).inserted {
        names.formUnion(String(reflecting: known).split { !$0.isLetter && $0 != "_" })
        type = _getSuperclass(known)
      }
      node.forEachChild(collect)
    }
    let stage = GrowthCase.Stage(
      profile: .standard, recording: false, didMount: { $0.root.map(collect) })
    for item in GrowthCase.all { _ = item.steps(of: item.count, on: stage) }

    let declared = try declaredTypes()
    #expect(declared.count > 50)
    let missing = declared.filter { !names.contains($0) }
    #expect(missing.isEmpty, "Add a growth case for each of these types.")
  }

  /// The types that declare how they are mounted, except those without content.
  private func declaredTypes() throws -> [Substring] {
    let library = Foundation.URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/StateLabCore")
    let kinds: Set<Substring> = [
      "ContainerView", "LazyContainerView", "ComputedView", "ControlView", "_PrimitiveView",
      "_PrimitiveViewModifier",
      "PrimitiveModifier", "EnvironmentModifier", "SubviewsView", "_BuiltIn", "_BuiltInPart",
    ]
    var types: Set<Substring> = []
    let files = FileManager.default.enumerator(at: library, includingPropertiesForKeys: nil)
    for case let file as Foundation.URL in try #require(files) where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !$0.isLetter && $0 != "_" }
        guard let keyword = words.firstIndex(where: { $0 == "struct" || $0 == "extension" }),
          !line.hasPrefix(" "), !line.hasPrefix("/"), words.count > keyword + 1,
          !kinds.contains(words[keyword + 1]), !words.contains("Self"),
          words.dropFirst(keyword + 2).contains(where: kinds.contains)
        else { continue }
        types.insert(words[keyword + 1])
      }
    }
    return types.sorted()
  }
}
