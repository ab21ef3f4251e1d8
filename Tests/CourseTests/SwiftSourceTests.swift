import Testing

@testable import Course
@testable import Rendering

@Suite("Top-level declarations of a Swift file")
struct SwiftSourceTests {
  /// Each declaration as its keyword and name, with its lines counted from 1.
  private func declarations(_ text: String) -> [String] {
    SwiftSource(text).declarations.map { declaration in
      let name = [declaration.keyword ?? "comments", declaration.name].compactMap { $0 }
      return "\(name.joined(separator: " ")) \(declaration.range.lowerBound + 1)"
        + " to \(declaration.range.upperBound)"
    }
  }

  @Test("Declarations need no empty line between them")
  func adjacent() {
    let text = """
      import Course
      import StateLabCore
      let first = 1
      struct Box { var value = 0 }
      extension Box: Sendable {}
      """
    #expect(
      declarations(text) == [
        "import 1 to 1", "import 2 to 2", "let first 3 to 3", "struct Box 4 to 4",
        "extension Box 5 to 5",
      ])
  }

  @Test("Attributes, modifiers and the comments directly above belong to a declaration")
  func head() {
    let text = """
      // A file.

      // The wrapper.
      @propertyWrapper
      @MainActor

      private struct Wrapper<Value>: DynamicProperty
      where Value: Equatable {
        struct Inner {}
      }
      """
    #expect(declarations(text) == ["comments 1 to 1", "struct Wrapper 3 to 10"])
  }

  @Test("A line in a string, a comment or brackets begins no declaration")
  func inside() {
    let text = #"""
      let text = """

      struct NotThis {}
      """
      /* Neither
      struct this {} */
      func make(

        @ViewBuilder _ content: () -> Int
      )

        -> Int { 1 }
      """#
    #expect(declarations(text) == ["let text 1 to 4", "func make 5 to 12"])
  }

  @Test("A view is a struct that conforms to View in its declaration, generic or not")
  func views() {
    let text = """
      struct A: View {}
      struct B<Content>: Equatable, View where Content: View { struct C: View {} }
      class D: View {}
      struct E {}
      """
    #expect(SwiftSource(text).views == ["A", "B", "C"])
  }
}
