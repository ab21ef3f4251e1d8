import StateLabCore
import Testing

@testable import statelab

/// With the compiler of this machine. The laboratory is compiled once, into the build folder.
@Suite("try", .enabled(if: isInstalled("swiftc"), "There is no swiftc here."), .serialized)
struct TryTests {
  static let cache = Files.folder(of: Files.ownPath) + "/try-cache"

  /// Plays `$statelab try Program.swift` with these words behind it.
  private func play(_ source: String, _ words: String = "") throws -> ShellRun {
    try ShellRun(
      "export XDG_CACHE_HOME='\(Self.cache)'; $statelab try Program.swift --plain \(words)",
      with: ["Program.swift": source])
  }

  private static let counter = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0
      @State private var name = ""

      var body: some View {
        VStack {
          Text("Count \\(count), \\(name.trimmingCharacters(in: .whitespaces).uppercased())")
          TextField("Name", text: $name)
          Button("Add") { count += 1 }
        }
      }
    }

    """

  @Test("A program decodes with Foundation what the session loads")
  func foundation() throws {
    let run = try play(
      """
      import Foundation
      import SwiftUI

      struct Song: Decodable {
        let title: String
      }

      struct ContentView: View {
        let session = URLSession(server: .answering(#"[{"title": "Prelude"}]"#))
        @State private var songs: [Song] = []

        var body: some View {
          Text(songs.first?.title ?? "no song").onAppear(perform: load)
        }

        func load() {
          let url = URL(string: "https://example.com/songs")!
          session.dataTask(with: url) { data, _, _ in
            guard let data else { return }
            DispatchQueue.main.async {
              songs = (try? JSONDecoder().decode([Song].self, from: data)) ?? []
            }
          }.resume()
        }
      }

      """, "--wait 2 --expect-screen Prelude")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("As with Apple's, a function of no actor may make a view and read its state")
  func preconcurrency() throws {
    let run = try play(
      """
      import SwiftUI

      struct ContentView: View {
        @State var count = 1

        var body: some View {
          Button("Make one") { make() }
        }
      }

      func make() {
        let view = ContentView()
        view.count = 2
        print("it reads \\(view.count)")
      }

      """, "--tap 'Make one'")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("it reads 1"))
  }

  @Test("A file goes in as it is, and what the taps did comes out")
  func counter() throws {
    let run = try play(
      Self.counter, "--tap Add --enter 'Name= bob' --expect-bodies ContentView=3")
    #expect(run.code == 0)
    #expect(run.output.contains("tap \"Add\""))
    #expect(run.output.contains("count = 1, was 0"))
    #expect(run.output.contains("Count 1, BOB"))
  }

  @Test("An expectation that is not met is said, and the exit code is 1")
  func expectations() throws {
    let run = try play(
      Self.counter, "--tap Add --expect-bodies ContentView=3 --expect-screen nothing")
    #expect(run.code == 1)
    #expect(run.errors.contains("The body of ContentView ran 2 times, but 3 runs were expected."))
    #expect(run.errors.contains("\"nothing\" was expected."))
  }

  @Test("An expectation about a view that nobody declares is a mistake, and not met")
  func unknownView() throws {
    let run = try play(Self.counter, "--expect-bodies ContntView=0 --expect-bodies body=0")
    #expect(run.code == 1)
    #expect(run.errors.contains("No view is called \"ContntView\"."))
    #expect(run.errors.contains("Did you mean ContentView?"))
    #expect(run.errors.contains("No view is called \"body\"."))
  }

  @Test("Only lines of the user's files are quoted as the user wrote them")
  func quotedLines() throws {
    let run = try play("import SwiftUI\nstruct A: Hashable { var x: Any }\n")
    #expect(run.code == 65)
    let quoted = run.errors.lines.count { $0.trimmed == "1 | import SwiftUI" }
    let own = run.errors.lines.count { $0.hasPrefix("Program.swift:") }
    #expect(quoted == own, "\(run.errors)")
  }

  @Test("A text that ends with a line break is submitted")
  func submit() throws {
    let run = try play(
      Self.counter.replacing("text: $name)", with: "text: $name).onSubmit { count += 5 }"),
      #"--enter 'Name=bob\n' --expect-screen 'Count 5, BOB\nName: "bob"\n[Add]'"#)
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("A label that is not there is named with those that are")
  func noLabel() throws {
    let run = try play(Self.counter, "--tap Subtract")
    #expect(run.code == 1)
    #expect(run.output.contains("mount ContentView"))
    #expect(run.errors.contains("No button is labelled \"Subtract\". The screen has: \"Add\"."))
  }

  @Test("A crash leaves the tool whole, with the trace up to there and the last words")
  func crash() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var n = 0
        var body: some View { Button("Go") { n += 1; print([Int]()[n]) } }
      }
      """
    let run = try play(source, "--tap Go")
    #expect(run.code == 1)
    #expect(run.output.contains("n = 1, was 0"))
    #expect(run.errors.contains("The program crashed: Index out of range"))
    #expect(run.errors.contains("It was playing tap \"Go\"; its last step is 1:"))
    let own = try play(source.replacing("[Int]()[n]", with: "Int(\"x\")!"), "--tap Go")
    #expect(own.errors.contains("The program crashed at Program.swift:4: "), "\(own.errors)")
    let json = try play(source, "--tap Go --format json")
    #expect(!json.output.contains("stack trace"), "\(json.output)")
  }

  @Test("An endless loop ends at the limit")
  func endless() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Button("Go") { while true {} } }
      }
      """
    let run = try play(source, "--tap Go --time-limit 1")
    #expect(run.code == 1)
    #expect(run.errors.contains("did not come to rest within 1 s"))
  }

  @Test("Prints without end are cut off")
  func flood() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Button("Go") { while true { print("again") } } }
      }
      """
    let run = try play(source, "--tap Go")
    #expect(run.code == 1)
    #expect(run.errors.contains("did not stop writing events"))
  }

  @Test("What does not compile is said in the compiler's words, with the user's lines")
  func mistakes() throws {
    let missing = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Map() } }\n")
    #expect(missing.code == 65)
    #expect(missing.errors.contains("Program.swift:2:50: error: cannot find 'Map' in scope"))
    #expect(missing.errors.contains("1 | import SwiftUI\n"))
    #expect(missing.errors.contains("it is not simulated"))
    let drawing = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { MeshGradient() } }\n")
    #expect(drawing.errors.contains("`MeshGradient` is not simulated: nothing is drawn"))
    #expect(try play("import SwiftUI\nstruct A: View {").code == 65)
    let form = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Button(\"Go\", sound: 1) {} } }\n"
    )
    #expect(form.errors.contains("this form of `Button` is not simulated"))
    #expect(!form.errors.contains("StateLabCore/"), "\(form.errors)")
    let key = try play(
      "import SwiftUI\nstruct ContentView: View { @Environment(\\.isFlying) var a; var body: some View { Text(\"\") } }\n"
    )
    #expect(
      key.errors.contains("does not declare `isFlying`, and it is not simulated"), "\(key.errors)")
    let own = try play(
      "import SwiftUI\nstruct ContentView: View { let n: Int = \"\"; var body: some View { Text(\"\") } }\n"
    )
    #expect(
      own.errors.contains("Mend what the compiler names: Program.swift:2:41."), "\(own.errors)")
    let isolated = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Button(\"Go\") { Task.detached { hop() } } } }\n@MainActor func hop() {}\n",
      "--swift 6")
    #expect(isolated.errors.contains("Mend what the compiler names:"), "\(isolated.errors)")
    let other = try play("import MapKit\nstruct A {}")
    #expect(other.code == 65)
    #expect(other.errors.contains("Program.swift:1 imports MapKit"))
  }

  @Test("A missing import and a misspelt name are said, whoever declares the name")
  func misspelt() throws {
    let view = "struct ContentView: View { @State var count = 0; var body: some View { BODY } }\n"
    func errors(_ body: String, _ top: String = "import SwiftUI\n") throws -> String {
      try play(top + view.replacing("BODY", with: body)).errors
    }
    let noImport = try errors("Text(\"\")", "")
    #expect(noImport.contains("write `import SwiftUI` at its top."), "\(noImport)")
    #expect(!noImport.contains("LabProgram"))
    #expect(try errors("Text(\"\\(cuont)\")").contains("Did you mean count?"))
    #expect(try errors("Text(\"\").paddign()").contains("Did you mean padding?"))
    #expect(try errors("Text(\"\\(zzz)\")").contains("The program does not declare `zzz`"))
    #expect(try errors("Text(UIDevice.current.name)").contains("`UIDevice` is UIKit's"))
  }

  @Test("A view that cannot be made without an argument asks for a preview that gives it")
  func argument() throws {
    let view =
      "import SwiftUI\nstruct ContentView: View { let n: Int; var body: some View { Text(\"n \\(n)\") } }\n"
    let run = try play(view)
    #expect(run.code == 65)
    #expect(
      run.errors.lines.filter { !$0.isEmpty }.suffix(2) == [
        "statelab: ContentView cannot be shown without `n:`.",
        "          Say which in a preview: `#Preview { ContentView(n: …) }`.",
      ], "\(run.errors)")
    #expect(!run.errors.contains("main.swift"))
    let provider = "struct Shown: PreviewProvider { static var previews: some View { CALL } }\n"
      .replacing("CALL", with: "ContentView(n: 3)")
    #expect(try play("#if DEBUG\n\(provider)#endif\n" + view).output.contains("n 3"))
    let hidden = try play(view.replacing("struct", with: "private struct"))
    #expect(hidden.errors.contains("ContentView cannot be shown:"), "\(hidden.errors)")
  }

  @Test("A script without a view is played, and nothing is said of a page")
  func script() throws {
    let run = try play("print(\"hi\")\n")
    #expect(run.output.contains("hi\n"))
    #expect(run.errors.contains("there is no view to show."))
    #expect(!run.errors.contains("page"), "\(run.errors)")
    #expect(!(try play("let a = foo(1)\nprint(a)\n").errors.contains("statelabRunPage")))
  }

  @Test("Without a view, and with several, it says what to do")
  func roots() throws {
    #expect(try play("import SwiftUI\nlet a = 1\n").errors.contains("There is no view to show."))
    let two =
      "import SwiftUI\n"
      + ["A", "B"].map {
        "struct \($0): View { var body: some View { Text(\"\($0)\") } }\n"
      }.joined()
    #expect(try play(two).errors.contains("--view A, --view B"))
    #expect(try play(two, "--view B").output.contains("Screen line 1: B"))
    #expect(try play(two + "#Preview { A() }\n").output.contains("Screen line 1: A"))
  }

  @Test("An app is opened by its first scene, and is made once")
  func app() throws {
    let source = """
      import SwiftUI

      @main
      struct CounterApp: App {
        @State private var count = 0
        var body: some Scene {
          WindowGroup { Button("Add, now \\(count)") { count += 1 } }
        }
      }

      """
    let run = try play(source, "--tap 'Add, now 0' --expect-bodies CounterApp=2")
    #expect(run.code == 0)
    #expect(run.output.contains("[Add, now 1]"))
    #expect(try play(source, "--replace-root").errors.contains("An app is made once"))
  }

  @Test("A playground page shows the view that it hands to the page")
  func playground() throws {
    let page = """
      import PlaygroundSupport
      import SwiftUI

      struct Switch: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
      }

      let view = Switch()

      """
    for end in ["setLiveView(view)", "liveView = UIHostingController(rootView: view)"] {
      let run = try play(page + "PlaygroundPage.current.\(end)\n", "--toggle On")
      #expect(run.code == 0)
      #expect(run.output.contains("[x] On"))
    }
    #expect(try play(page + "print(view)\n").errors.contains("The page shows nothing."))
  }

  @Test("What it writes as JSON is what the schema describes, and says no less")
  func json() throws {
    let run = try play(Self.counter, "--tap Add --format json")
    #expect(run.code == 0, "\(run.errors)")
    let value = try JSONValue(parsing: run.output)
    #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
    #expect(value["command"]?.text == "try")
    #expect(value["root"]?.text == "ContentView")
    #expect(value["run"]?["acts"]?.elements.count == 2)
  }

  @Test("A lesson's program is written for you to change and to play, and never over a file")
  func lesson() throws {
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(Self.cache)'
      $statelab try 5 --plain
      $statelab try DynamicProperty.swift --plain --tap 'Change text'
      echo mine > DynamicProperty.swift
      $statelab try dynamic --plain && exit 1
      cat DynamicProperty.swift
      $statelab try 5 --tap 'Change text'
      """)
    #expect(run.code == 64)
    #expect(run.output.contains("DynamicProperty.swift is the program of lesson 5."))
    #expect(run.output.contains("Action: tap \"Change text\""))
    #expect(run.output.hasSuffix("mine\n"))
    #expect(run.errors.contains("There is a file \"DynamicProperty.swift\" here"))
    #expect(run.errors.contains("--tap cannot be combined with a lesson"))
  }

  @Test("What can be tapped without looking like a button is named below the run")
  func tappable() throws {
    let view = """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Button("Add") { count += 1 }
          Text("Turn").onTapGesture { count -= 1 }
          Text("A").onTapGesture { count = 0 }.accessibilityLabel("card 0")
          Text("[Look]").onTapGesture { count = 1 }.accessibilityLabel("Look")
          Circle().onTapGesture { count = 2 }
        }
      }
      """
    let run = try play(view, "--tap Turn")
    #expect(
      run.output.contains("these can be tapped: \"Turn\", \"card 0\", \"Look\".\n"), "\(run.output)"
    )
    #expect(!(try play(Self.counter, "--tap Add").output.contains("can be tapped")))
    let tabs = """
      import SwiftUI

      struct Tabs: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { Text("at home") }
            Tab("Mail", systemImage: "envelope") { Text("no mail") }.badge(2)
          }
        }
      }

      """
    #expect(!(try play(tabs).output.contains("can be tapped")))
  }

  @Test(
    "A line of a script may be written as a run prints it",
    arguments: [
      ("tap \"Servings: 2 +\"", .tap("Servings: 2 +")),
      ("tap \"a \\\"b\\\" \\u{41}\"", .tap("a \"b\" A")),
      ("tap a \"b\"", .tap("a \"b\"")), ("tap \"open", .tap("\"open")),
      ("toggle \"On\"", .toggle("On")), ("wait 1.5 s", .advance(.seconds(1.5))),
      ("enter \"hi\\n\" into \"Message\"", .enter("hi\n", into: "Message")),
      ("enter Message=hi\\n", .enter("hi\n", into: "Message")),
      ("enter \"Message=hi\"", .enter("hi", into: "Message")),
      ("pick \"B\" from \"Size\"", .pick("B", from: "Size")),
    ] as [(String, Event.Action)])
  func scriptLine(_ line: String, _ action: Event.Action) throws {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    try Files.write(line + "\n", to: "\(folder)/script")
    let arguments = try Arguments(["--script", "\(folder)/script"], known: TryRequest.options)
    #expect(try TryAction.actions(in: arguments) == [action])
  }

  @Test("A script plays its actions, and says which line it does not understand")
  func scripts() throws {
    let files = [
      "Program.swift": Self.counter, "taps": "# twice\ntap Add\n\ntap Add\n", "bad": "tpa",
    ]
    let set = "export XDG_CACHE_HOME='\(Self.cache)'; "
    let run = try ShellRun(set + "$statelab try Program.swift --plain --script taps", with: files)
    #expect(run.output.contains("Count 2,"))
    let bad = try ShellRun(set + "$statelab try Program.swift --plain --script bad", with: files)
    #expect(bad.code == 65)
    #expect(bad.errors.contains("Line 1 of \"bad\" has no action: \"tpa\"."))
  }
}
