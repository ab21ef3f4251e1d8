import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

/// With the compiler of this machine. The laboratory is compiled once, into the build folder.
@Suite("try", .needs("swiftc"), .serialized)
struct TryTests {
  static let cache = Files.folder(of: Files.ownPath) + "/try-cache"

  /// Plays `$statelab try Program.swift` with these additional arguments, and prints every step.
  func play(_ source: String, _ words: String = "") throws -> ShellRun {
    let steps = words.contains("--format") ? "" : "--steps"
    return try ShellRun(
      "export XDG_CACHE_HOME='\(Self.cache)'; $statelab try Program.swift --plain \(steps) \(words)",
      with: ["Program.swift": source])
  }

  static let counter = """
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

  @Test("A program can decode loaded data with Foundation")
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

  @Test("A nonisolated function may create a view and read its state, as with Apple's SwiftUI")
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

  @Test("A program is played, and the output shows the results of its actions")
  func counter() throws {
    let run = try play(
      Self.counter, "--tap Add --enter 'Name= bob' --expect-bodies ContentView=3")
    #expect(run.code == 0)
    #expect(run.output.contains("tap \"Add\""))
    #expect(run.output.contains("count = 1, was 0"))
    #expect(run.output.contains("Count 1, BOB"))
  }

  @Test("An expectation that is not met is reported, and the exit code is 1")
  func expectations() throws {
    let run = try play(
      Self.counter, "--tap Add --expect-bodies ContentView=3 --expect-screen nothing")
    #expect(run.code == 1)
    #expect(run.errors.contains("The body of ContentView ran 2 times, but 3 runs were expected."))
    #expect(run.errors.contains("\"nothing\" was expected."))
  }

  @Test("An expectation about an undeclared view is an error")
  func unknownView() throws {
    let run = try play(Self.counter, "--expect-bodies ContntView=0 --expect-bodies body=0")
    #expect(run.code == 1)
    #expect(run.errors.contains("No view is called \"ContntView\"."))
    #expect(run.errors.contains("Did you mean ContentView?"))
    #expect(run.errors.contains("No view is called \"body\"."))
  }

  @Test("Only lines of the user's files are quoted as the user's lines")
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

  @Test("An unknown label is reported with the labels on the screen")
  func noLabel() throws {
    let run = try play(Self.counter, "--tap Subtract")
    #expect(run.code == 1)
    #expect(run.output.contains("mount ContentView"))
    #expect(run.errors.contains("No button is labeled \"Subtract\". The screen has: \"Add\"."))
    let meant = try play(Self.counter, "--tap add --enter NAME=Ann")
    #expect(meant.code == 0, "\(meant.errors)")
    #expect(meant.output.contains("tap \"Add\"") && meant.output.contains("Count 1, ANN"))
    #expect(
      meant.output.contains(
        "Nothing on the screen has exactly this name, so the run has `--tap Add` instead of `--tap add`."
      ), "\(meant.output)")
    let picked = try play(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var size = 1
        @State private var width = 25
        var body: some View {
          Picker("Size", selection: $size) { Text("Small").tag(1); Text("Large").tag(2) }
          Stepper("Width: \\(width) cm", value: $width)
        }
      }
      """, "--pick size=lar --expect-value size=2 --tap 'Width +' --expect-value width=26")
    #expect(picked.code == 0, "\(picked.errors)")
    #expect(picked.output.contains("`--tap 'Width: 25 cm +'`"), "\(picked.output)")
    #expect(picked.output.contains("`--pick 'Size=Large'` instead of `--pick 'size=lar'`"))
    let near = try play(Self.counter, "--tap Addd")
    #expect(near.errors.contains("Did you mean \"Add\"?"), "\(near.errors)")
  }

  @Test("A label that only a disabled control can mean is reported as disabled")
  func disabledControl() throws {
    let program = """
      import SwiftUI
      struct ContentView: View {
        @State private var size = 1
        @State private var isLoud = false
        @State private var name = ""
        var body: some View {
          Stepper("\\(size) pairs", value: $size, in: 1...1)
          Picker("Size", selection: $size) { Text("Small").tag(1); Text("Large").tag(2) }
            .disabled(true)
          Toggle("Loud", isOn: $isLoud).disabled(true)
          TextField("Your name", text: $name).disabled(true)
          Button("Save all") {}
          Button("Save") {}.disabled(true)
        }
      }
      """
    for (action, message) in [
      ("--tap +", "The button \"1 pairs +\" is disabled, so it does not react."),
      ("--tap loud", "The toggle \"Loud\" is disabled, so it does not react."),
      ("--toggle loud", "The toggle \"Loud\" is disabled, so it does not react."),
      ("--tap Large", "The picker \"Size\" is disabled, so it does not react."),
      ("--pick size=large", "The picker \"Size\" is disabled, so it does not react."),
      ("--enter name=Ada", "The text field \"Your name\" is disabled, so it does not react."),
      ("--type name=Ada", "The text field \"Your name\" is disabled, so it does not react."),
      ("--tap pairs", "No button is labeled \"pairs\"."),
      ("--tap Subtract", "No button is labeled \"Subtract\"."),
    ] {
      let run = try play(program, action)
      #expect(run.code == 1 && run.errors.contains(message), "\(run.errors)")
    }
    // A control that a person can use is meant first.
    #expect(try play(program, "--tap save").output.contains("tap \"Save all\""))
  }

  @Test("A label with a narrow space is typed with a plain one, without a note")
  func narrowSpace() throws {
    let run = try play(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Button("12:00\u{202F}AM") { count += 1 }
        }
      }
      """, "--tap '12:00 AM' --expect-value count=1")
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.contains("instead of"), "\(run.output)")
  }

  @Test("JSON of a program is valid under the schema and contains all acts")
  func json() throws {
    let run = try play(Self.counter, "--tap Add --format json")
    #expect(run.code == 0, "\(run.errors)")
    let value = try JSONValue(parsing: run.output)
    #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
    #expect(value["command"]?.text == "try")
    #expect(value["root"]?.text == "ContentView")
    #expect(value["run"]?["acts"]?.elements.count == 2)
  }

  @Test("A lesson's program is written to a file, but never over an existing one")
  func lesson() throws {
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(Self.cache)'
      $statelab try 5 --plain
      $statelab try DynamicProperty.swift --plain --steps --tap 'Change text'
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

  @Test("Controls that do not look like a button are listed after the run")
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

  @Test("A run has its own documents folder, and the bundle contains the files of the folder")
  func files() throws {
    let source = """
      import SwiftUI

      struct ContentView: View {
        @State private var text = ""
        let note = URL.documentsDirectory.appending(path: "note.txt")

        var body: some View {
          Text(text).onAppear {
            let isNew = !FileManager.default.fileExists(atPath: note.path)
            try? "kept".write(to: note, atomically: true, encoding: .utf8)
            let saved = (try? String(contentsOf: note, encoding: .utf8)) ?? "lost"
            let words = Bundle.main.url(forResource: "words", withExtension: "txt")
            let read = words.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no words"
            text = "\\(isNew) \\(saved) \\(read)"
          }
        }
      }

      """
    let play = """
      export XDG_CACHE_HOME='\(Self.cache)' HOME="$PWD/home"
      for i in 1 2; do $statelab try Program.swift --plain --expect-screen 'true kept one'; done
      mkdir -p App/Sources App/Resources
      cp Program.swift App/Sources/A.swift
      printf two > App/Resources/words.txt
      $statelab try App --plain --expect-screen 'true kept two'
      ls home/Documents
      """
    let run = try ShellRun(
      play,
      with: ["Program.swift": source, "words.txt": "one"])
    #expect(!run.errors.contains("expected"), "\(run.errors)")
    #expect(run.errors.contains("home/Documents"), "\(run.errors)")
    #expect(run.output.contains("`documentsDirectory` is a folder that only this run has"))
  }
}
