import Testing

@testable import StateLabCore

/// The host draws the lines of changed views alone. The screen is the same as after a drawing of all
/// views, which is an invariant of the host.
@Suite("Drawing the changed lines")
struct ChangedLineTests {
  private final class Model: ObservableObject { @Published var n = 0 }

  private struct Shown<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: (Int) -> Content
    var body: some View { content(model.n) }
  }

  /// The screens for 0, 1 and 2.
  private func screens<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content)
    -> [String]
  {
    let model = Model()
    let host = Host(Shown(model: model, content: content))
    return (0..<3).map { n in
      host.perform { model.n = n }
      host.checkInvariants()
      return host.screen
    }
  }

  @Test("A text becomes longer by a line, and the lines below move down")
  func severalLines() {
    let screens = screens { n in
      Text("first")
      Text(Array(repeating: "\(n)", count: n + 1).joined(separator: "\n"))
      Text("last \(n)")
    }
    #expect(
      screens == ["first\n0\nlast 0", "first\n1\n1\nlast 1", "first\n2\n2\n2\nlast 2"])
  }

  @Test("A row keeps its badge when its text changes")
  func badge() {
    let screens = screens { n in List { Text("row \(n)").badge(3) } }
    #expect(screens == ["row 0 (3)", "row 1 (3)", "row 2 (3)"])
  }

  @Test("A Delete button repeats the text of its row, and goes when the row loses it")
  func deletion() {
    let screens = screens { n in
      ForEach([n], id: \.self) { _ in Text("fixed") }
      ForEach([0], id: \.self) { _ in Text("row \(n)").deleteDisabled(n == 1) }.onDelete { _ in }
    }
    #expect(
      screens == ["fixed\nrow 0\n[Delete row 0]", "fixed\nrow 1", "fixed\nrow 2\n[Delete row 2]"])
  }

  @Test("A row that begins to be editable gets its Delete button")
  func editable() {
    let screens = screens { n in
      ForEach([0], id: \.self) { _ in Text("row \(n)") }.onDelete(perform: n == 1 ? { _ in } : nil)
    }
    #expect(screens == ["row 0", "row 1\n[Delete row 1]", "row 2"])
  }

  @Test("A selected row is one line with its mark")
  func selection() {
    let screens = screens { n in
      List(selection: .constant(1)) {
        HStack {
          Text("row")
          Text("\(n)")
        }
        .tag(n)
      }
    }
    #expect(screens == ["row 0", "> row 1", "row 2"])
  }

  @Test("A tapped text and the label of a button change with their lines")
  func labels() throws {
    let model = Model()
    let host = Host(
      Shown(model: model) { n in
        Text("tapped \(n)").onTapGesture { model.n += 1 }
        Button {
          model.n += 1
        } label: {
          HStack {
            Image(systemName: "plus")
            Text("\(n)")
          }
        }
        .disabled(n == 2)
      })
    try host.tap("tapped 0")
    host.checkInvariants()
    try host.tap("(plus) 1")
    host.checkInvariants()
    #expect(host.screen == "tapped 2\n[(plus) 2] (disabled)")
  }

  @Test("A name, a disabled control and hidden content follow their values")
  func modifiers() {
    let screens = screens { n in
      Button("\(n)") {}.accessibilityLabel("Add \(n)")
      Toggle("on \(n)", isOn: .constant(n == 1)).environment(\.isEnabled, n != 2)
      Text("seen \(n)").opacity(n == 1 ? 0 : 1)
      Text("shut \(n)").hidden()
    }
    #expect(
      screens == [
        "[Add 0]\n[ ] on 0\nseen 0", "[Add 1]\n[x] on 1",
        "[Add 2]\n[ ] on 2 (disabled)\nseen 2",
      ])
  }

  @Test("A text behind a sheet changes, and is there when the sheet goes")
  func sheet() throws {
    let model = Model()
    let host = Host(
      Shown(model: model) { n in
        Text("behind \(n)").sheet(isPresented: .constant(n == 1)) { Text("before \(n)") }
      })
    for n in 1...2 {
      host.perform { model.n = n }
      host.checkInvariants()
    }
    #expect(host.screen == "behind 2")
  }

  @Test("An if inside another, and the lines around both, change one after the other")
  func nested() {
    let model = Model()
    let host = Host(
      Shown(model: model) { n in
        Text("first \(n)")
        if n % 4 < 3 {
          Text("outer")
          if n % 2 == 0 { Text("inner \(n)") }
          Button("tap \(n)") {}
        } else {
          Text("else")
        }
        Text("last \(n)")
      })
    // Each value after each other value.
    for n in (0..<8).flatMap({ a in (0..<8).flatMap { [a, $0] } }) {
      host.perform { model.n = n }
      host.checkInvariants()
    }
    host.perform { model.n = 4 }
    #expect(host.screen == "first 4\nouter\ninner 4\n[tap 4]\nlast 4")
  }

  @Test("Rows come, go and move beside lines that stay, until blocks divide and vanish")
  func rows() {
    let model = Model()
    let host = Host(
      Shown(model: model) { n in
        ForEach(0..<50) { Text("above \($0)") }
        ForEach((0..<n).map { $0 * n % 7 + $0 * 8 }, id: \.self) { row in
          Text("row \(row)")
          if row % 3 == n % 3 { Toggle("on", isOn: .constant(n % 2 == 0)) }
        }
        Text("below \(n)")
      })
    for n in [0, 1, 5, 300, 299, 4, 40, 41, 0, 2] {
      host.perform { model.n = n }
      host.checkInvariants()
    }
    #expect(host.screen.hasSuffix("above 49\nrow 0\nrow 10\nbelow 2"))
  }

  @Test("A view that comes with a title, a badge or a sheet changes the lines elsewhere")
  func elsewhere() {
    let screens = screens { n in
      NavigationStack {
        List {
          Text("row")
          if n == 1 { Text("titled").navigationTitle("Title").badge(2) }
        }
        if n == 2 { Text("covered").sheet(isPresented: .constant(true)) { Text("sheet") } }
      }
    }
    #expect(screens == ["row", "Title\nrow\ntitled (2)", "--- sheet ---\nsheet\n[Swipe down]"])
  }

  @Test("An alert keeps its default button until a button comes")
  func alert() {
    let screens = screens { n in
      Text("behind").alert("Title", isPresented: .constant(true)) {
        if n == 1 { Button("Own") {} }
      }
    }
    #expect(screens[0].contains("[OK]") && screens[2] == screens[0])
    #expect(screens[1].contains("[Own]") && !screens[1].contains("[OK]"))
  }

  @Test("The recorded screens show each change, and say which change nothing")
  func recorded() {
    let model = Model()
    let host = Host(
      Shown(model: model) { n in
        Text("\(n / 2)"); Text("second")
      })
    for n in 1...3 { host.perform { model.n = n } }
    let kinds = host.trace.map(\.kind).filter { if case .screen = $0 { true } else { false } }
    #expect(
      kinds == [
        .screen("0\nsecond"), .screen("0\nsecond", isAsBefore: true), .screen("1\nsecond"),
        .screen("1\nsecond", isAsBefore: true),
      ])
  }
}

@Suite("Texts of screens")
struct ScreenTextTests {
  @Test(
    "A text and its lines are the same screen",
    arguments: ["", "a", "a\n", "\n", "a\nb\nc", "a\r\nb", "e\n\u{301}"])
  func lines(text: String) {
    #expect(ScreenText(text).text == text)
    #expect(ScreenText(lines: text.lines) == ScreenText(text))
    #expect(ScreenText(lines: [text, "end"]).text == text + "\nend")
  }

  @Test("Screens with the same lines are equal, no matter how the lines are divided")
  func divided() {
    let text = ScreenText("a\nb\nc")
    for blocks in [[["a", "b", "c"]], [["a"], [], ["b", "c"]], [["a", "b"], ["c"], []]] {
      #expect(ScreenText(blocks: blocks) == text)
      #expect(text == ScreenText(blocks: blocks))
      #expect(ScreenText(blocks: blocks).hashValue == text.hashValue)
    }
    for blocks in [[["a", "b"]], [["a"], ["b", "c", "d"]], [["a", "x"], ["c"]], []] {
      #expect(ScreenText(blocks: blocks) != text)
      #expect(text != ScreenText(blocks: blocks))
    }
    #expect(ScreenText(blocks: [[], []]) == "")
  }
}
