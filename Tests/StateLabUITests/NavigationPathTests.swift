import Foundation
import StateLabUI
import Testing

/// A page that a path can encode.
enum SavedPage: Codable, Hashable {
  case item(Int)
}

private struct Unsaved: Hashable {}

@MainActor
@Suite("Encoded navigation paths")
struct NavigationPathTests {
  private func text(_ path: NavigationPath) throws -> String {
    let representation = try #require(path.codable)
    return String(decoding: try JSONEncoder().encode(representation), as: UTF8.self)
  }

  private func path(_ text: String) throws -> NavigationPath {
    let data = Foundation.Data(text.utf8)
    return NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  }

  @Test("An encoded path has the type and the text of each value, from the last to the first")
  func encoding() throws {
    var path = NavigationPath([1])
    path.append("a")
    #expect(try text(path) == #"["Swift.String","\"a\"","Swift.Int","1"]"#)
    #expect(try text(NavigationPath()) == "[]")
  }

  @Test("A decoded path equals the path that was encoded")
  func roundTrip() throws {
    var path = NavigationPath([SavedPage.item(2)])
    path.append(3)
    path.append([true])
    #expect(try self.path(text(path)) == path)
    #expect(path.codable == path.codable && path.codable != NavigationPath().codable)
  }

  @Test("A path with a value that is not `Codable` has no representation")
  func unsaved() {
    var path = NavigationPath([1])
    path.append(Unsaved())
    #expect(path.codable == nil)
  }

  @Test("A path with a type that the program lacks cannot be decoded")
  func unknown() {
    #expect(throws: DecodingError.self) { try path(#"["Elsewhere.Page","1"]"#) }
    #expect(throws: DecodingError.self) { try path(#"["Swift.Int"]"#) }
  }
}
