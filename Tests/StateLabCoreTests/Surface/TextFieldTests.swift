import StateLabCore
import Testing

@Suite("Text fields and focus")
struct TextFieldTests {
  @Test("Entering text focuses the field")
  func focus() throws {
    struct Login: View {
      enum Field { case name, password }
      @FocusState private var field: Field?
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        Text(field == nil ? "nothing" : "\(String(describing: field))")
        Button("Done") { field = nil }
      }
    }
    let host = Host(Login())
    try host.enter("Bo", into: "Name")
    #expect(host.screen.contains("name"))
    try host.tap("Done")
    #expect(host.screen.contains("nothing"))
  }

  @Test(
    "Entering text removes the focus from another field, with or without a focus state of its own")
  func leaving() throws {
    struct Form: View {
      @FocusState private var isNamed: Bool
      @FocusState private var place: Int?
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($isNamed)
        TextField("Street", text: $text).focused($place, equals: 1)
        TextField("City", text: $text).focused($place, equals: 2)
        TextField("Other", text: $text)
        Text("\(isNamed), \(place ?? 0)").onChange(of: place) { print("\($0 ?? 0) \($1 ?? 0)") }
      }
    }
    let host = Host(Form())
    func focus(after field: String) throws -> String? {
      try host.enter("A", into: field)
      return host.screen.split(separator: "\n").last.map(String.init)
    }
    #expect(try focus(after: "Name") == "true, 0")
    #expect(try focus(after: "Street") == "false, 1")
    #expect(try focus(after: "City") == "false, 2")
    #expect(try focus(after: "Other") == "false, 0")
    #expect(host.trace.printed == ["0 1", "1 2", "2 0"])
  }

  @Test("Code that focuses a field removes the focus from a field with another focus state")
  func focusInCode() throws {
    struct Form: View {
      enum Place { case street }
      @FocusState private var isNamed: Bool
      @FocusState private var isNoted: Bool
      @FocusState private var place: Place?
      @FocusState private var isInside: Bool
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($isNamed)
        TextField("Note", text: $text).focused($isNoted)
        VStack { TextField("Street", text: $text).focused($place, equals: .street) }
          .focused($isInside)
        Text("\(isNamed) \(isNoted) \(place != nil) \(isInside)")
        Button("Note now") { isNoted = true }
        Button("Street now") { place = .street }
        Button("Inside too") { isInside = true }
        Button("Name now") { isNamed = true }
      }
    }
    let host = Host(Form())
    func focus(after button: String) throws -> String {
      try host.tap(button)
      return String(host.screen.split(separator: "\n")[3])
    }
    try host.enter("A", into: "Name")
    #expect(try focus(after: "Note now") == "false true false false")
    // The inner and the outer focus are those of one field.
    #expect(try focus(after: "Street now") == "false false true true")
    #expect(try focus(after: "Inside too") == "false false true true")
    #expect(try focus(after: "Name now") == "true false false false")
  }

  @Test("A field in a sheet takes the focus, which does not return after the sheet")
  func focusInFront() throws {
    struct Form: View {
      @State private var name = ""
      @State private var note = ""
      @State private var isNoting = false
      @FocusState private var isFocused: Bool
      @FocusState private var isNoteFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Note") { isNoting = true }
          .sheet(isPresented: $isNoting) {
            TextField("Text", text: $note).focused($isNoteFocused)
          }
      }
    }
    let host = Host(Form())
    try host.enter("Ann", into: "Name")
    try host.tap("Note")
    try host.enter("soon", into: "Text")
    try host.tap("Swipe down")
    #expect(host.screen == "Name: \"Ann\"\nnot focused\n[Note]")
  }

  @Test("onEditingChanged and onCommit run as before iOS 15")
  func committing() throws {
    struct Login: View {
      @State private var name = ""
      @State private var code = ""

      var body: some View {
        TextField(
          "Name", text: $name, onEditingChanged: { print("editing \($0)") },
          onCommit: { print("committed \(name)") })
        SecureField("Code", text: $code, onCommit: { print("entered \(code)") })
      }
    }
    let host = Host(Login())
    try host.enter("Bo", into: "Name")
    #expect(host.trace.printed == ["editing true"])
    try host.enter("Bob\n", into: "Name")
    try host.enter("12\n", into: "Code")
    #expect(
      host.trace.printed
        == ["editing true", "committed Bob", "editing false", "entered 12"])
  }

  @Test("Views update with the text before onSubmit runs, in a frame of its own")
  func submitted() throws {
    struct Message: View {
      @State private var text = ""

      var body: some View {
        let _ = print("body \(text)")
        TextField("Message", text: $text)
          .onChange(of: text) { print("typed \(text)") }
          .onSubmit {
            print("sends \(text)")
            text = ""
          }
      }
    }
    let host = Host(Message())
    try host.enter("hi\n", into: "Message")
    #expect(
      host.trace.printed == ["body ", "body hi", "typed hi", "sends hi", "body ", "typed "])
    let frames = host.trace.compactMap { event -> Int? in
      if case .printed(let text) = event.kind, text != "body hi" { event.frame } else { nil }
    }
    #expect(Set(frames).count == 3)
  }

  @Test("A field that its text removes does not submit")
  func gone() throws {
    struct Once: View {
      @State private var text = ""

      var body: some View {
        if text.isEmpty {
          TextField("Name", text: $text).onSubmit { print("submitted") }
        } else {
          Text("Hello \(text)")
        }
      }
    }
    let host = Host(Once())
    try host.enter("Ada\n", into: "Name")
    #expect(host.screen == "Hello Ada")
    #expect(host.trace.printed == [])
  }

  @Test("submitScope shields the actions outside, and a tap gesture receives its location")
  func scopes() throws {
    struct Search: View {
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("Inside", text: $text).submitScope()
          TextField("Outside", text: $text)
          (Text("Go ") + Text(Image(systemName: "arrow"))).onTapGesture { print("at \($0.x)") }
        }
        .onSubmit { print("submitted \(text)") }
      }
    }
    let host = Host(Search())
    try host.enter("a\n", into: "Inside")
    try host.enter("b\n", into: "Outside")
    try host.tap("Go (arrow)")
    #expect(host.trace.printed == ["submitted b", "at 0.0"])
  }

  @Test("A field is found by its label and its prompt, which is visible while the field is empty")
  func prompts() throws {
    struct SignIn: View {
      @State private var name = ""
      @State private var secret = ""
      @State private var query = ""

      var body: some View {
        TextField("Name", text: $name, prompt: Text("Your name"))
        SecureField("Password", text: $secret, prompt: Text("Six letters"))
        TextField("", text: $query, prompt: Text("Search"))
      }
    }
    let host = Host(SignIn())
    #expect(
      host.screen == """
        Name: "" (Your name)
        Password: "" (Six letters)
        Search: ""
        """)
    try host.enter("Ada", into: "Your name")
    try host.enter("secret", into: "Six letters")
    try host.enter("x", into: "Search")
    #expect(
      host.screen == """
        Name: "Ada"
        Password: "••••••"
        Search: "x"
        """)
    try host.enter("Bob", into: "Name")
    #expect(host.screen.hasPrefix(#"Name: "Bob""#))
    #expect(host.trace.contains { $0.action?.label == "Password" })
    #expect(throws: HostError.self) { try host.enter("", into: "Your") }
  }
}
