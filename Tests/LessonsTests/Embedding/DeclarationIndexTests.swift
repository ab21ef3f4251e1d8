import Lessons
import Testing

@testable import embed_lessons

@Suite("Where the types of a file and their properties are declared")
struct DeclarationIndexTests {
  @Test("A property belongs to the type just around it, and what a closure declares is none")
  func index() {
    let index = DeclarationIndex(
      """
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
      index.entries == [
        .init(type: "Outer", property: nil, line: 1),
        .init(type: "Outer", property: "text", line: 2),
        .init(type: "Outer", property: "body", line: 6),
        .init(type: "Inner", property: nil, line: 3),
        .init(type: "Inner", property: "number", line: 4),
      ])
  }

  @Test("The embedded files have it, and their lines say what it says")
  func embedded() {
    var count = 0
    for file in course.lessons.compactMap(\.folder).flatMap(\.files) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for declaration in file.declarations {
        #expect(lines[declaration.line - 1].contains(declaration.property ?? declaration.type))
        count += 1
      }
    }
    #expect(count > 100)
  }
}
