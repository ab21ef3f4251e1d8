import Testing

@testable import Course
@testable import Rendering

@Suite("Declarations of types and properties")
struct DeclarationTests {
  @Test("A property belongs to the innermost type, and a closure's variables are no properties")
  func index() {
    let file = LessonFile(
      name: "Outer.swift",
      text: """
        private struct Outer<T>: View {
          @State private var text = ""
          final class Inner {
            let number = 1
          }
          var body: some View {
            let local = text
            Text(local)
          }
        }

        let notInside = 2
        """)
    #expect(
      file.declarations == [
        .init(type: "Outer", property: nil, line: 1),
        .init(type: "Outer", property: "text", line: 2),
        .init(type: "Inner", property: nil, line: 3),
        .init(type: "Inner", property: "number", line: 4),
        .init(type: "Outer", property: "body", line: 6),
      ])
  }

  @Test("Declarations are found at any indentation, but not in strings")
  func layout() {
    let text = """
      struct A: View {
          @State private var n = 0
          var body: some View { let inner = 1; Text("struct B") }
          enum Kind { case a; static let b = 1 }
      }
      class C { class func make() {} }
      """
    #expect(
      LessonFile(name: "A.swift", text: text).declarations == [
        .init(type: "A", line: 1), .init(type: "A", property: "n", line: 2),
        .init(type: "A", property: "body", line: 3), .init(type: "Kind", line: 4),
        .init(type: "Kind", property: "b", line: 4), .init(type: "C", line: 6),
      ])
    #expect(LessonFile(name: "lesson.md", text: text).declarations.isEmpty)
  }
}
