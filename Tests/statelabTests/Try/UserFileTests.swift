import Course
import Testing

@testable import Rendering
@testable import statelab

@Suite("User files")
struct UserFileTests {
  private func file(_ source: String) -> UserFile {
    UserFile(path: "Counter.swift", source: Array(source.utf8))
  }

  func compiled(_ source: String) -> String {
    String(decoding: file(source).compiled, as: UTF8.self)
  }

  @Test(
    "Imports are replaced by one module's, and all other lines stay",
    arguments: [
      ("import SwiftUI\nlet a = 1\n", "import StateLabUI\nlet a = 1\n"),
      ("import SwiftUI; import Combine\n", "import StateLabUI; import StateLabUI\n"),
      ("@preconcurrency import Combine\n", "import StateLabUI\n"),
      ("public import struct Foundation.Date // why\n", "import StateLabUI // why\n"),
      ("import MapKit\nimport Testing\n", "import Swift\nimport Testing\n"),
      (
        "import SafariServices\nimport QuartzCore\nimport CoreGraphics\n",
        "import StateLabUI\nimport StateLabUI\nimport StateLabUI\n"
      ),
      ("import AudioToolbox\n", "import StateLabUI\n"),
      ("// import SwiftUI\n/* import Combine /* nested */ */\n", nil),
      ("let text = \"import SwiftUI\"\n", nil),
      ("let text = \"\"\"\n  import SwiftUI \\(\"import Combine\")\n  \"\"\"\n", nil),
      ("let text = #\"\\(import \"SwiftUI)\"#\n", nil),
      ("enum Kind { case `import`, SwiftUI }\n", nil),
    ])
  func imports(_ source: String, _ expected: String?) {
    #expect(compiled(source) == expected ?? source)
  }

  @Test(
    "A selector gets the method, and conditions ask for a phone",
    arguments: [
      ("a(#selector(tick))", "a(Selector(\"Self.tick\", Self.tick))"),
      ("a(#selector(self.tick(_:)))", "a(Selector(\"Self.tick(_:)\", Self.tick(_:)))"),
      (
        "a(#selector(UIResponder.resign))",
        "a(Selector(\"UIResponder.resign\", UIResponder.resign))"
      ),
      (
        "a(#selector(model.tick))",
        "a(Selector(\"type(of: model).tick\", type(of: model).tick))"
      ),
      (
        "a(#selector(self.model.tick(_:)))",
        "a(Selector(\"type(of: self.model).tick(_:)\", type(of: self.model).tick(_:)))"
      ),
      ("a(#selector(getter: B.c))", "a(Selector(\"\"))"),
      ("#if os(iOS) || os(macOS)\n#endif", "#if true || false\n#endif"),
      ("#if canImport(UIKit)\n#elseif !os(macOS)\n#endif", "#if true\n#elseif !false\n#endif"),
      ("#if DEBUG && canImport(SwiftUI)\nos(iOS)\n#endif", nil),
    ])
  func platform(_ source: String, _ expected: String?) {
    let source = "func f() {\n\(source)\n}\n"
    #expect(compiled(source) == expected.map { "func f() {\n\($0)\n}\n" } ?? source)
  }

  @Test("A build as with Xcode 27 imports the macro, and states with observers stay wrappers")
  func macro() {
    let source = """
      import SwiftUI
      struct A: View {
        @State private var a = 0
        @SwiftUI.State var b = 0
        @State var c = { 1 }() {
          didSet { print(c) }
        }
        @State var d = 0
        var e: Int { didSet }
      }

      """
    let lines = String(decoding: file(source).compiled(as: .xcode27), as: UTF8.self).lines
    #expect(
      lines.prefix(5) == [
        "import StateLabUI; import StateLabXcode27; import typealias StateLabUI.Data; "
          + "import typealias StateLabUI.Date; import typealias StateLabUI.IndexSet; "
          + "import typealias StateLabUI.URL", "struct A: View {",
        "  @State private var a = 0", "  @StateLabXcode27.State var b = 0",
        "  @StateLabCore.State var c = { 1 }() {",
      ])
    #expect(lines[7] == "  @State var d = 0")
    #expect(file(source).linesOfObservedStates == [5])
  }

  @Test("An app's @main is removed, because the program has its own entry point")
  func main() {
    let source = "@main\nstruct Counter: App { var body: some Scene { WindowGroup { A() } } }\n"
    #expect(compiled(source) == source.replacing("@main", with: ""))
    #expect(file(source).roots == [.init(kind: .app, name: "Counter")])
  }

  @Test("A preview becomes a function that builds its view")
  func preview() {
    let source = "#Preview(\"Dark\",\n  traits: .landscapeLeft) {\n  ContentView()\n}\n"
    #expect(
      compiled(source) == """
        @MainActor @ViewBuilder func statelabPreview0_0() -> some View {

          ContentView()
        }

        """)
    #expect(
      file(source).roots == [
        .init(
          kind: .preview, name: "statelabPreview0_0", title: "Dark", types: ["ContentView"])
      ])
  }

  @Test("A preview with variables becomes a view that declares them")
  func previewable() {
    let source = """
      #Preview {
        @Previewable @State var isOn = false
        @Previewable @State var names = [
          "a"
        ].map { $0 }
          .sorted()
        Cell(isOn: $isOn)
        Text(names[0])
      }
      #Preview { @Previewable @State var n = 1; Text("\\(n)") }

      """
    #expect(
      compiled(source) == """
        struct Preview1: View {
           @State var isOn = false
           @State var names = [
            "a"
          ].map { $0 }
            .sorted()
          var body: some View { Cell(isOn: $isOn)
          Text(names[0])
        } }
        struct Preview2: View {  @State var n = 1; var body: some View { Text("\\(n)") } }

        """)
  }

  @Test("A variable of a preview may span several lines")
  func previewableOverLines() {
    let source = """
      #Preview {
        @Previewable @State var a: Int =
          first
        @Previewable
        @State
        var b = a
        let c = a + b
        Text("\\(c)")
      }

      """
    #expect(
      compiled(source) == """
        struct Preview1: View {
           @State var a: Int =
            first
          
          @State
          var b = a
          var body: some View { let c = a + b
          Text("\\(c)")
        } }

        """)
  }

  @Test("Only a declaration declares a type")
  func declarations() {
    let file = file("enum Form { struct Row: View { var body: some View { Text(\"\") } } }\n")
    #expect(file.declares("Form") && file.declares("Row"))
    #expect(!file.declares("body") && !file.declares("Text"))
  }

  @Test(
    "Views without arguments are found by their declarations",
    arguments: [
      ("struct A: View { struct B: View {} }", ["A"]),
      ("private struct A: Identifiable, View\nwhere Int: Hashable {}", ["A"]),
      ("struct Row<Content: View>: View {}", []),
      ("struct Row<Content>: View where Content: View {}", []),
      ("struct A {}\nextension A: View {}", []),
      ("// struct A: View {}\nlet a = \"struct B: View {}\"", []),
    ])
  func views(_ source: String, _ names: [String]) {
    #expect(file(source).roots.filter { $0.kind == .view }.map(\.name) == names)
  }

  @Test("Imports inside #if are marked as conditional")
  func conditions() {
    let source = "#if canImport(MapKit)\nimport MapKit\n#endif\nimport Charts\n"
    #expect(
      file(source).imports == [
        .init(module: "MapKit", line: 2, isConditional: true),
        .init(module: "Charts", line: 4, isConditional: false),
      ])
  }

  @Test(
    "A qualified name uses the replaced module, also one that an imported module re-exports",
    arguments: [
      ("import SwiftUI", "SwiftUI.Color.red", "StateLabUI.Color.red"),
      ("import SwiftUI", "Combine.Just(my.SwiftUI.x)", "Combine.Just(my.SwiftUI.x)"),
      ("import UIKit", "Foundation.Timer()", "StateLabUI.Timer()"),
      ("import Combine", "Foundation.Timer()", "Foundation.Timer()"),
    ])
  func qualifiers(module: String, written: String, compiled: String) {
    #expect(
      String(decoding: file("\(module)\nlet a = \(written)\n").compiled, as: UTF8.self)
        == "import StateLabUI\nlet a = \(compiled)\n")
  }

  @Test("Statements outside of declarations make a script")
  func scripts() {
    #expect(file("import SwiftUI\nPlaygroundPage.current.setLiveView(A())\n").isScript)
    #expect(!file("import SwiftUI\nprivate(set) var a = 1\nfunc f() { print(1) }\n").isScript)
  }

  @Test(
    "A global that is written over several lines is no statement",
    arguments: [
      "let tea = [\n  Tea(name: \"Assam\"),\n  Tea.green,\n  brew(\"Oolong\"),\n]",
      "private let prices: [String: Double] = [\n  name(1): cost(2),\n  // [\n  Key.tea: 3,\n]",
      "let menu = Menu(\n  title(of: 1),\n  Tea.green,\n  \"(\"\n)",
      "let format = {\n  setUp()\n  if a { b() }\n  return c.d\n}()",
      "let sum =\n  add(1, 2)", "let part = total *\n  rate(of: 1)",
      "let end: Tea = .init(\n  1\n)",
      "let pick = isNew ?\n  fresh() :\n  old()", "let both = a ??\n  other()",
      "let one = try!\n  read()", "let\n  first = f(1),\n  last = f(2)",
      "nonisolated(unsafe) let shared = Model()",
      "let s = \"\"\"\n  call(\n  \"\"\"",
      "let r = /\\(/\nlet t = [\n  f(1),\n]",
      "func map<T>() -> T\nwhere\n  T.Element == Int\n{}",
      "@main\nstruct Shop: App { let body = A() }\nshop()",
    ])
  func globals(_ global: String) {
    #expect(!file("import SwiftUI\n\(global)\nstruct A: View { let body = Text(t) }\n").isScript)
  }

  @Test(
    "A statement after a global makes a script",
    arguments: [
      "let text = \"a\"\nprint(text)", "let tea = [\n  Tea(1),\n]\nprint(tea)",
      "var n: Int?\nn = 1",
      "let n = a!\nprint(n)", "let a: Set<Int>\nprint(1)", "let a = f(\n  1\n)\na.b()",
      "let go = {\n  f()\n}\ngo()", "var a = [1]\n_ = a.popLast()", "try f()", "await f()",
      "switch a { default: b() }", "repeat { a() } while b",
    ])
  func statements(_ code: String) {
    #expect(file("import SwiftUI\n\(code)\n").isScript)
  }

  @Test(
    "Reading a malformed file ends",
    arguments: ["\"", "/*", "\"\\(", "#\"", "#Preview", "import", "struct", "@main"])
  func broken(_ source: String) {
    #expect(file(source).compiled.count >= 0)
  }

  @Test("Random values of the real world are found once, with their line")
  func outerWorld() {
    let source = "let a = Int.random(in: 0..<3)\nlet b = Bool.random()\n"
    #expect(file(source).outerWorld == [.init(name: "random", line: 1)])
    let own = "struct Deck { mutating func shuffle() {} }\nfunc play() { deck.shuffle() }\n"
    #expect(file(own).outerWorld == [])
    let image = "struct AsyncImage: View { let url: URL }\nlet picture = AsyncImage(url: url)\n"
    #expect(file(image).outerWorld == [])
    let property = "extension Int { var formatted: String { \"\" } }; let text = 1.formatted"
    #expect(file(property).outerWorld == [])
    let variable = "func f() { let shuffled = [1, 2].shuffled() }"
    #expect(file(variable).outerWorld == [.init(name: "shuffled", line: 1)])
  }

  @Test("The names that another file of the program declares are no random values")
  func outerWorldOfOtherFile() {
    func uses(_ source: String, beside other: String) -> [OuterWorldUse] {
      let types = DeclaredNames(in: SwiftToken.tokens(of: Array(other.utf8)))
      return UserFile(path: "Deck.swift", source: Array(source.utf8), types: types).outerWorld
    }
    let deck = "final class Deck { func shuffle() {} }\n"
    #expect(uses("func play() { deck.shuffle() }\n", beside: deck) == [])
    let color = "extension Color { static var random: Color { .red } }\n"
    #expect(uses("let color = Color.random\n", beside: color) == [])
    #expect(
      uses("let number = Int.random(in: 0..<3)\n", beside: color) == [
        .init(name: "random", line: 1)
      ])
  }

  @Test("Random values are found inside interpolations")
  func outerWorldInText() {
    let source = """
      let a = "random \\(["shuffled"].randomElement()!)"
      let b = #"\\(UUID())"#
      """
    #expect(file(source).outerWorld == [.init(name: "randomElement", line: 1)])
  }

  @Test("Only an initializer with contentsOf reads a file")
  func contents() {
    let source = """
      names.append(contentsOf: more)
      let data = try Data(contentsOf: url), text: String = try .init(contentsOf: url)
      """
    #expect(file(source).outerWorld == [.init(name: "contentsOf", line: 2)])
  }

  @Test("Several types of UIKit that show nothing are noted once, and their looks are not noted")
  func inertViews() {
    let code = """
      UITableView.appearance().separatorStyle = .none
      let label = UILabel()
      let table = UITableView()
      table.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      """
    #expect(file(code).outerWorld.map(\.name) == ["UILabel", "UITapGestureRecognizer"])
    let layout = "struct A: Layout { func sizeThatFits(proposal: ProposedViewSize) {} }"
    #expect(file(layout).outerWorld.map(\.name) == ["ProposedViewSize"])
  }

  @Test("GeometryReader is noted, because there is no layout")
  func geometry() {
    #expect(file("GeometryReader { _ in A() }").outerWorld.map(\.name) == ["GeometryReader"])
  }

  @Test("An effect and measured texts are noted, and their declarations are not")
  func simplified() {
    let source = """
      struct Flip: GeometryEffect { func effectValue(size: CGSize) -> ProjectionTransform { a } }
      let width = text.size(withAttributes: a).width
      """
    #expect(file(source).outerWorld.map(\.name) == ["GeometryEffect", "withAttributes"])
    #expect(file(source).outerWorld.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test("A checker without a dictionary is noted, a virtual clock is not")
  func systemAPIs() {
    let source = "UITextChecker()\nContinuousClock()\nCFAbsoluteTimeGetCurrent()\n"
    #expect(file(source).outerWorld == [.init(name: "UITextChecker", line: 1)])
  }

  @Test("A task sleeps in virtual time, a thread does not")
  func sleep() {
    let source = """
      try await Task.sleep(nanoseconds: 5)
      try await Task<Never, Never>.sleep(for: .seconds(1))
      sleep(1)
      """
    #expect(file(source).outerWorld == [.init(name: "sleep", line: 3)])
  }
}
