import StateLabCore
import Testing

@Suite("Typing letter by letter")
struct TypingTests {
  private struct Counting: View {
    @State private var text = "x"
    var body: some View {
      TextField("Text", text: $text).onSubmit { print("submitted \(text)") }
        .onChange(of: text) { print("now \(text)") }
      Text("\(text.count) letters")
    }
  }

  @Test("Each typed letter is an action that appends to the text, and enter writes once")
  func letters() throws {
    let host = Host(Counting())
    try host.type("a👍🏽b\n", into: "Text")
    #expect(host.trace.printed == ["now xa", "now xa👍🏽", "now xa👍🏽b", "submitted xa👍🏽b"])
    #expect(host.trace.bodyCount(of: Counting.self) == 4)
    let actions = host.trace.compactMap { event in
      if case .action(.type(let letter, into: "Text")) = event.kind { letter } else { nil }
    }
    #expect(actions == ["a", "👍🏽", "b", "\n"])
    #expect(!host.isStale)
    try host.enter("abc", into: "Text")
    #expect(host.trace.bodyCount(of: Counting.self) == 5)
  }

  @Test("Typing focuses the field before the first letter, without writing the focus again")
  func focus() throws {
    struct Form: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Text", text: $text).focused($isFocused)
          .onChange(of: isFocused) { print("focused \(isFocused), \(text.count)") }
        Text(text)
      }
    }
    let host = Host(Form())
    try host.type("ab", into: "Text")
    #expect(host.trace.printed == ["focused true, 0"])
    #expect(host.trace.bodyCount(of: Form.self) == 4)
    #expect(!host.trace.contains { if case .wroteEqual = $0.kind { true } else { false } })
  }

  @Test("A pasted text arrives after the views have updated for the focus")
  func pasteAfterFocus() throws {
    struct Form: View {
      @State private var text = "old"
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Text", text: $text).focused($isFocused)
          .onChange(of: isFocused) { print("focused \(isFocused), \(text)") }
      }
    }
    let host = Host(Form())
    try host.enter("new", into: "Text")
    #expect(host.trace.printed == ["focused true, old"])
    #expect(host.screen == "Text: \"new\"")
  }

  private struct Code: View {
    @State private var digits = ["", ""]
    @FocusState private var focus: Int?
    var body: some View {
      ForEach(0..<2) { index in
        TextField("Digit \(index)", text: $digits[index]).focused($focus, equals: index)
          .onChange(of: digits[index]) { focus = index == 0 ? 1 : nil }
      }
    }
  }

  @Test("Typed letters follow the focus, and an error reports letters without a focused field")
  func keyboard() throws {
    let host = Host(Code())
    #expect(throws: HostError.keyboardIsGone(typed: "12", label: "Digit 0")) {
      try host.type("123", into: "Digit 0")
    }
    #expect(host.screen == "Digit 0: \"1\"\nDigit 1: \"2\"")
  }

  @Test("A field whose text is its id loses its identity with each letter")
  func madeAnew() throws {
    struct Names: View {
      @State private var names = ["a"]
      var body: some View {
        ForEach(names, id: \.self) { name in
          TextField(
            "Name",
            text: Binding {
              name
            } set: {
              names = [$0]
            })
        }
      }
    }
    let host = Host(Names())
    #expect(throws: HostError.keyboardIsGone(typed: "b", label: "Name")) {
      try host.type("bc", into: "Name")
    }
    #expect(host.screen == "Name: \"ab\"")
  }

  @Test(
    "Typing replaces a secure text and inserts line breaks in a text editor")
  func secretsAndLines() throws {
    struct Fields: View {
      @State private var secret = "old"
      @State private var lines = ""
      var body: some View {
        SecureField("Secret", text: $secret)
        TextEditor(text: $lines)
        Text(secret)
      }
    }
    let host = Host(Fields())
    try host.type("ab", into: "Secret")
    try host.type("1\n2", into: "Text editor")
    #expect(host.screen == "Secret: \"••\"\nText editor: \"1\\n2\"\nab")
    #expect(throws: HostError.self) { try host.type("x", into: "Slider") }
  }
}
