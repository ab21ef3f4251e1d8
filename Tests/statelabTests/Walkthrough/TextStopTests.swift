import Lessons
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("Texts in a walk")
struct TextStopTests {
  /// The page of a presentation at 80×24 that ends with the text, or contains it.
  private func page(of id: String, with text: String) throws -> String {
    let walk = try realWalk(id)
    let size = ScreenSize()
    for position in walk.stops.indices {
      let painter = PanePainter(output: OutputOptions().filling(size), isPresented: true)
      let pages = Pages(
        of: walk, at: position, in: painter.room(in: size), cover: nil, by: painter)
      for line in pages.starts {
        let frame = Frame(walk: walk, position: position, line: line, isPresented: true)
        let page = frame.lines(size).map(\.text).joined(separator: "\n")
        if page.contains(text) { return page }
      }
    }
    return ""
  }

  @Test(
    "A sentence about code is on a page with the code",
    arguments: [
      ("nonmutating", "The error has moved", "nonmutating set {"),
      ("nonmutating", "A protocol may require", "mutating get {"),
      ("box", "A nonmutating setter may change an object", "nonmutating set { box.value"),
      ("binding", "The field called the setter", "TextField(\"Write something\", text: $text)"),
      ("two-ways-to-set", "A new binding of closures", "Binding(get: { city }"),
    ])
  func sentences(lesson: String, sentence: String, code: String) throws {
    #expect(try page(of: lesson, with: sentence).contains(code))
  }

  @Test("The last page of a long text is full")
  func lastPage() {
    #expect(Pages(22, rows: 22).starts == [0])
    #expect(Pages(25, rows: 22).starts == [0, 4])
    #expect(Pages(42, rows: 22).starts == [0, 21])
    #expect(Pages(43, rows: 22).starts == [0, 21, 22])
  }
}
