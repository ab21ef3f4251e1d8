import StateLabCore
import Testing

@Suite("A text field during editing")
struct EditingFieldTests {
  private struct Bill: View {
    @State private var amount = 10
    @State private var tip = 2
    @State private var note = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        number("Amount", $amount).focused($isFocused)
        number("Tip", $tip)
        TextField("Note", text: $note, axis: .vertical).onSubmit { print("submitted") }
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Bill") }
            ToolbarItemGroup(placement: .keyboard) { Button("Hide") { isFocused = false } }
          }
        Button("Begin") { isFocused = true }
        Button("Round") { amount = 20 }
      }
    }

    private func number(_ title: String, _ value: Binding<Int>) -> some View {
      TextField(
        _label: Text(title), value: value, show: { "\($0)" }, read: { Int($0) }, fileID: #fileID,
        line: #line)
    }
  }

  private func lines(_ host: Host, _ count: Int) -> [String] {
    host.screen.split(separator: "\n").prefix(count).map(String.init)
  }

  @Test(
    "Unreadable text stays in the field until editing ends, and an event says why it was ignored")
  func unreadable() throws {
    let host = Host(Bill())
    try host.enter("ten", into: "Amount")
    #expect(lines(host, 1) == [#"Amount: "ten""#])
    let reason = host.trace.compactMap { event -> Event.IgnoredWrite? in
      if case .writeIgnored(nil, "Int", _, let reason) = event.kind { reason } else { nil }
    }
    #expect(reason == [.unreadable])
    #expect(!host.isStale)
    try host.enter("ten\n", into: "Amount")
    #expect(lines(host, 1) == [#"Amount: "10""#])
  }

  @Test(
    "A value is stored while it is typed and formatted when editing ends",
    arguments: [
      ("Hide", "5"), ("Round", "20"),
    ])
  func leaving(button: String, shown: String) throws {
    let host = Host(Bill())
    try host.enter("+5", into: "Amount")
    #expect(lines(host, 1) == [#"Amount: "+5""#])
    try host.tap(button)
    #expect(lines(host, 1) == ["Amount: \"\(shown)\""])
    #expect(!host.isStale)
  }

  @Test("Entering text in one field ends the editing of another, even without a focus state")
  func anotherField() throws {
    let host = Host(Bill())
    try host.enter("+3", into: "Tip")
    try host.enter("+5", into: "Amount")
    #expect(lines(host, 2) == [#"Amount: "+5""#, #"Tip: "3""#])
  }

  @Test("Keyboard toolbar items are visible while a field has the focus")
  func keyboard() throws {
    let host = Host(Bill())
    func isShown() -> Bool { host.screen.hasSuffix("[Hide]") }
    #expect(!isShown())
    #expect(host.screen.contains("Bill"))
    try host.enter("5", into: "Amount")
    #expect(isShown())
    try host.tap("Hide")
    #expect(!isShown())
    try host.tap("Begin")
    #expect(isShown())
    try host.enter("soon", into: "Note")
    #expect(isShown())
    try host.enter("6\n", into: "Tip")
    #expect(!isShown())
  }

  @Test("Return inserts a line break in a field with a vertical axis")
  func growing() throws {
    let host = Host(Bill())
    try host.enter("one\n", into: "Note")
    #expect(host.screen.contains(#"Note: "one\n""#))
    #expect(host.trace.printed.isEmpty)
  }

  @Test("Return removes the focus")
  func submitting() throws {
    struct Login: View {
      enum Field { case name, password }
      @FocusState private var field: Field?
      @State private var name = ""
      @State private var password = ""

      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        SecureField("Password", text: $password).focused($field, equals: .password)
        Text(field.map { "\($0)" } ?? "none")
          .onChange(of: field) { print(field.map { "\($0)" } ?? "none") }
      }
    }
    let host = Host(Login())
    try host.enter("Ann\n", into: "Name")
    #expect(host.screen.hasSuffix("none"))
    #expect(host.trace.printed == ["name", "none"])
  }

  @Test("onSubmit can read the focused field and move the focus")
  func movingOn() throws {
    struct Login: View {
      enum Field { case name, password }
      @FocusState private var field: Field?
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($field, equals: .name)
          SecureField("Password", text: $text).focused($field, equals: .password)
          Text(field.map { "\($0)" } ?? "none")
        }
        .onSubmit { field = field == .name ? .password : nil }
      }
    }
    let host = Host(Login())
    try host.enter("Ann\n", into: "Name")
    #expect(host.screen.hasSuffix("password"))
    try host.enter("x\n", into: "Password")
    #expect(host.screen.hasSuffix("none"))
  }

  @Test("onSubmit may keep the focus")
  func keeping() throws {
    struct Words: View {
      @State private var word = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("Word", text: $word).focused($isFocused).onSubmit { isFocused = true }
        Text("\(isFocused)")
      }
    }
    let host = Host(Words())
    try host.enter("silk\n", into: "Word")
    #expect(host.screen.hasSuffix("true"))
  }

  /// In the test, typing invalidates no field.
  private struct Unbound: View {
    final class Box { var text = "old" }
    private let box = Box()
    @State private var count = 0
    @State private var short = "abc"
    var body: some View {
      TextField("Box", text: Binding(get: { box.text }, set: { box.text = $0 }))
      TextField("Constant", text: .constant("fixed"))
      TextField("Short", text: Binding(get: { short }, set: { short = String($0.prefix(3)) }))
      Button("Count \(count)") { count += 1 }
      Button("Reset") { box.text = "reset" }
    }
  }

  @Test("A field shows the typed text until its next update")
  func typedText() throws {
    let host = Host(Unbound())
    try host.enter("new", into: "Box")
    try host.type("!?", into: "Constant")
    try host.type("d", into: "Short")
    #expect(lines(host, 3) == [#"Box: "new""#, #"Constant: "fixed!?""#, #"Short: "abcd""#])
    #expect(!host.isStale)
    try host.tap("Count 0")
    #expect(lines(host, 3) == [#"Box: "new""#, #"Constant: "fixed""#, #"Short: "abc""#])
    #expect(!host.isStale)
  }

  @Test("A field with typed text is stale after other code changes the field's value")
  func staleTypedText() throws {
    let host = Host(Unbound())
    try host.enter("new", into: "Box")
    #expect(!host.isStale)
    try host.tap("Reset")
    #expect(lines(host, 1) == [#"Box: "new""#])
    #expect(host.isStale)
  }
}
