import Bugs
import Testing

@testable import Rendering
@testable import statelab

@Suite(
  "A program on the full screen",
  .needs("swiftc"), .serialized)
struct TryScreenTests {
  @Test("On a terminal keys use the app, u takes back an action, and w explains a step")
  func use() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let stage = try stage(of: Self.form, in: folder)
    var screen = TryScreen(stage)
    func text(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).map(\.text).joined(separator: "\n")
    }

    #expect(text().contains("▸ Name: \"\""))
    #expect(text("A", "d", "a").contains("▸ Name: Ada_"))
    #expect(text(.enter).contains("Hello Ada!, 0"))
    #expect(text("x").contains("Hello Ada!x, 0"))
    #expect(text(.backspace).contains("▸ Name: Ada!_"))
    #expect(text(.escape).contains("Hello Ada!, 0"))
    #expect(text(.tab).contains("Enter presses Add"))
    #expect(text(.enter, .enter).contains("Hello Ada!, 2"))
    #expect(text("u").contains("Hello Ada!, 1"))
    #expect(text(.left, .left, "w").contains("It began with a tap on \"Add\"."))
    #expect(screen.take("q") == nil)
    #expect(text(.tab, .tab, .enter).contains("Size: S?"))
    #expect(text(.right, .enter).contains("Size: M"))
    #expect(text("t").contains("wait 1 s"))
    #expect(
      stage.request.commandWords.hasSuffix(
        #"--type 'Name=Ada\n' --type 'Name=x' --enter 'Name=Ada!' --tap Add --pick 'Size=M' --wait 1"#
      ))
    #expect(screen.take("q") == .done)
  }

  @Test("On a terminal typing continues in the field that the program focuses")
  func followFocus() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var screen = TryScreen(try stage(of: Self.login, in: folder))
    func text(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).map(\.text).joined(separator: "\n")
    }

    #expect(text("A", .enter, "x").contains("▸ Email: x_"))
    #expect(text(.tab).contains("Enter presses Again"))
    #expect(text(.enter).contains("▸ Name: \"A\""))
  }

  @Test("A finding appears once it is true, f shows its steps, and it goes with the action")
  func findings() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let bad = try #require(BugBook.page(of: "model-change-not-announced")?.bad)
    var screen = TryScreen(try stage(of: bad, in: folder))
    func text(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).map(\.text).joined(separator: "\n")
    }
    #expect(!text().contains("proved: "))
    #expect(text(.enter).contains("f shows why · proved: ContentView shows 'laps' of Track"))
    let why = text("f")
    #expect(why.contains("statelab bugs model-change-not-announced"))
    #expect(why.contains("the screen shows [Lap 0] instead of [Lap 1]"))
    #expect(text("q").contains("Enter presses"))
    #expect(text("u").contains("no longer has the finding model-change-not-announced"))
    #expect(!text(.tab).contains("proved: "))
  }

  @Test("On a terminal a view is dragged by a distance that is typed")
  func drag() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let stage = try stage(
      of: """
        import SwiftUI

        struct ContentView: View {
          @State private var x = 0.0

          var body: some View {
            Text("at \\(Int(x))")
            Text("Card").gesture(DragGesture().onEnded { x += $0.translation.width })
          }
        }

        """, in: folder)
    var screen = TryScreen(stage)
    func text(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).map(\.text).joined(separator: "\n")
    }

    #expect(text().contains("Enter drags Card"))
    #expect(text(.enter, "4", "0", ",", "0").contains("▸ Card: 40,0_"))
    #expect(text(.enter).contains("at 40"))
    #expect(text(.enter, "4", .enter).contains("\"4\" is not a distance"))
    #expect(text(.enter, .enter).contains("at 40"))
    #expect(stage.request.commandWords.hasSuffix("--drag 'Card=40,0'"))
  }

  @Test("The cursor follows a control with a new label, and goes to what is presented")
  func followControl() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var screen = TryScreen(try stage(of: Self.chores, in: folder))
    func footer(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).last?.text ?? ""
    }
    #expect(footer().hasPrefix("Enter presses Edit"))
    // The rows have a Delete each now, above or below the button.
    #expect(footer(.enter).hasPrefix("Enter presses Done"))
    #expect(footer(.enter).hasPrefix("Enter presses Edit"))
    #expect(footer(.backTab).hasPrefix("Enter presses Show"))
    #expect(footer(.enter).hasPrefix("Enter presses Close"))
    #expect(footer(.enter).hasPrefix("Enter presses Show"))
  }

  @Test("With room for two columns the code is shown from the start")
  func wide() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var screen = TryScreen(try stage(of: Self.form, in: folder))
    func text(_ columns: Int, _ rows: Int) -> String {
      screen.frame(ScreenSize(columns: columns, rows: rows), output: OutputOptions()).map(\.text)
        .joined(separator: "\n")
    }
    #expect(text(200, 60).contains("    1   import SwiftUI"))
    #expect(text(200, 60).contains("│   mount ContentView"))
    #expect(!text(80, 24).contains("import SwiftUI"))
    #expect(screen.take(.enter) == nil)
    #expect(text(200, 60).contains("    1   import SwiftUI"))
  }

  @Test("A label with control characters is shown with escapes, in the hints as well")
  func controlCharacters() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var screen = TryScreen(
      try stage(
        of: Self.login.replacing("\"Email\"", with: "\"E\\u{1B}[31m\"")
          .replacing("\"Name\"", with: "\"N\\u{1B}[31m\""), in: folder))
    for key in [Key.tab, "A", .enter] {
      let lines = screen.frame(ScreenSize(), output: OutputOptions()).map(\.text)
      #expect(lines.contains { $0.contains("\\u{1B}[31m") })
      #expect(!lines.contains { $0.unicodeScalars.contains("\u{1B}") }, "\(lines)")
      #expect(screen.take(key) == nil)
    }
  }

  @Test("Escape leaves a field, and the keys are commands again")
  func leaveField() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    var screen = TryScreen(try stage(of: Self.form, in: folder))
    func footer(_ keys: Key...) -> String {
      for key in keys { #expect(screen.take(key) == nil) }
      return screen.frame(ScreenSize(), output: OutputOptions()).last?.text ?? ""
    }
    #expect(footer().contains("Tab or Esc leaves it"))
    #expect(footer("A", .escape).hasPrefix("Enter types into Name"))
    #expect(footer("u").hasPrefix("Enter types into Name"))
    #expect(footer(.enter, "B").contains("Esc leaves it"))
    #expect(footer(.escape).hasPrefix("Enter types into Name"))
    #expect(screen.take("q") == .done)
  }

  @Test("On a terminal a picker without choices is reported")
  func noChoices() throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let empty = Self.form.replacing(
      "Picker(\"Size\", selection: $size) {\n      Text(\"S\").tag(\"S\")\n      Text(\"M\").tag(\"M\")\n",
      with:
        "Picker(\"Size\", selection: $size) {\n      ForEach([String](), id: \\.self) { Text($0) }\n"
    )
    #expect(empty != Self.form)
    var screen = TryScreen(try stage(of: empty, in: folder))
    for key in [Key.tab, .tab, .enter] { #expect(screen.take(key) == nil) }
    let frame = screen.frame(ScreenSize(), output: OutputOptions()).map(\.text)
    #expect(frame.last == "Size has no choices.", "\(frame)")
  }

  private func stage(of program: String, in folder: String) throws -> TryStage {
    let path = "\(folder)/Counter.swift"
    try Files.write(program, to: path)
    var console = Console(readLine: { nil }, write: { _ in }, writeError: { _ in })
    console.environment = { $0 == "XDG_CACHE_HOME" ? TryTests.cache : nil }
    let library = try TryLibrary.prepare(on: console) { _ in }
    let request = try TryRequest([path], Arguments([], known: Option.common))
    return try TryStage(request, with: library, in: folder, on: console)
  }

  private static let chores = """
    import SwiftUI

    struct ContentView: View {
      @State private var chores = ["Milk", "Bread"]
      @State private var isShown = false

      var body: some View {
        EditButton()
        List {
          ForEach(chores, id: \\.self) { Text($0) }.onDelete { chores.remove(atOffsets: $0) }
        }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
      }
    }

    """

  private static let login = """
    import SwiftUI

    struct ContentView: View {
      enum Field { case name, email }
      @FocusState private var focus: Field?
      @State private var name = ""
      @State private var email = ""

      var body: some View {
        TextField("Name", text: $name).focused($focus, equals: .name)
          .onSubmit { focus = .email }
        TextField("Email", text: $email).focused($focus, equals: .email)
        Button("Again") { focus = .name }
      }
    }

    """

  private static let form = """
    import SwiftUI

    struct ContentView: View {
      @State private var name = ""
      @State private var count = 0
      @State private var size = "S"

      var body: some View {
        Text("Hello \\(name), \\(count)")
        TextField("Name", text: $name).onSubmit { name += "!" }
        Button("Add") { count += 1 }
        Picker("Size", selection: $size) {
          Text("S").tag("S")
          Text("M").tag("M")
        }
      }
    }

    """
}
