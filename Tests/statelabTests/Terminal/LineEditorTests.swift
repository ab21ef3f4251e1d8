import Testing

@testable import Rendering
@testable import statelab

@Suite("Line editor")
struct LineEditorTests {
  private func line(_ keys: Key...) -> LineEditor {
    var editor = LineEditor("one two")
    for key in keys {
      let isTaken = editor.take(key)
      #expect(isTaken)
    }
    return editor
  }

  @Test("Keys move the cursor and erase, and pasted text is inserted at the cursor")
  func editing() {
    #expect(line(.character("!")).text == "one two!")
    #expect(line(.left, .backspace, .character("ö")).text == "one töo")
    #expect(line(.home, .delete, .right, .character("-")).text == "n-e two")
    #expect(line(.home, .left, .pasted("no "), .end, .character(".")).text == "no one two.")
    #expect(line(.eraseWord).text == "one ")
    #expect(line(.eraseWord, .eraseWord, .backspace, .delete).text == "")
    #expect(line(.left, .left, .left, .eraseLine).text == "two")
    var editor = LineEditor("a")
    for key in [Key.enter, .escape, .up, .interrupt] {
      let isTaken = editor.take(key)
      #expect(!isTaken)
    }
    #expect(editor == LineEditor("a"))
  }

  @Test("A key has no effect in a field whose text is longer than the limit")
  func longText() {
    let text = String(repeating: "x", count: 5000)
    var editor = LineEditor(text)
    _ = editor.take(.character("y"))
    #expect(editor.text == text)
    _ = editor.take(.backspace)
    #expect(editor.text.count == 4999)
  }

  @Test("The visible part fits the width and contains the cursor")
  func showing() {
    let long = line(.pasted(String(repeating: "状", count: 9000)))
    #expect(long.text.count == 4096)
    for width in 1...40 {
      for editor in [line(), line(.home), line(.left, .left), long] {
        let shown = editor.shown(in: width)
        #expect(shown.text.columns <= width)
        #expect((0...width).contains(shown.columns))
        #expect(String(shown.text.prefix(shown.letters)).columns == shown.columns)
      }
    }
  }
}
