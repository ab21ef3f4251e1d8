import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  @Test("A crash is reported with its message, and the trace until then is kept")
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

  @Test(
    "A crash by a failed check of the program or by a failed cast is reported with its message",
    arguments: [
      (
        #"precondition(n == 0, "not zero")"#, " at Program.swift:5: Precondition failed: not zero\n"
      ),
      ("precondition(n == 0)", " at Program.swift:5: Precondition failed\n"),
      (#"assert(n == 0, "not zero")"#, " at Program.swift:5: Assertion failed: not zero\n"),
      ("fatalError()", " at Program.swift:5: Fatal error\n"),
      (
        "print((n as Any) as! String)",
        ": Could not cast value of type 'Swift.Int' to 'Swift.String'\n"
      ),
    ])
  func failedCheck(statement: String, reason: String) throws {
    let run = try play(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var n = 0
        var body: some View { Button("Go") { n += 1
          \(statement) } }
      }
      """, "--tap Go")
    #expect(run.errors.contains("The program crashed\(reason)"), "\(run.errors)")
    #expect(!run.output.contains("0x"), "\(run.output)")
  }

  @Test("A trap in a body is reported with the view and its line")
  func trapInBody() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        let number: Int
        var body: some View { Text("\\([1, 2][number])") }
      }
      struct ContentView: View {
        @State private var count = 2
        var body: some View {
          Button("Add") { count += 1 }
          ForEach(0..<count, id: \\.self) { Row(number: $0) }
        }
      }
      """
    let added = try play(source, "--tap Add")
    #expect(
      added.errors.contains("The last body that ran is that of Row, at Program.swift:2."),
      "\(added.errors)")
    let mounted = try play(source.replacing("count = 2", with: "count = 3"))
    #expect(mounted.errors.contains("is that of Row, at Program.swift:2."), "\(mounted.errors)")
  }

  @Test("Recursion without end is told from another fault")
  func recursion() throws {
    func run(_ action: String) throws -> ShellRun {
      let functions = """

        func depth(of number: Int) -> Int { number == .min ? 0 : depth(of: number + 1) + 1 }
        func byte(at address: Int) -> UInt8 { UnsafePointer(bitPattern: address)!.pointee }
        """
      let view = """
        import SwiftUI
        struct ContentView: View {
          @State private var n = Int.max
          var body: some View { Button("Go") { \(action) } }
        }
        """
      return try play(view + functions, "--tap Go")
    }
    let endless = try run("print(depth(of: 1))")
    #expect(endless.code == 1)
    #expect(endless.errors.contains("used up its stack"), "\(endless.errors)")
    let fault = try run("print(byte(at: 16))")
    #expect(fault.errors.contains("an access to invalid memory (signal "), "\(fault.errors)")
    let overflow = try run("n += 1")
    #expect(
      overflow.errors.contains(", such as an arithmetic overflow or the unwrapping of nil"),
      "\(overflow.errors)")
    #expect(overflow.errors.contains("The control is at Program.swift:4."), "\(overflow.errors)")
  }

  @Test("Control characters of a program never reach the terminal")
  func controlCharacters() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Button("\\u{1B}[31mred") { fatalError("\\u{1B}]0;title\\u{7}") }
        }
      }
      """
    let run = try play(source, "--tap red")
    #expect(run.errors.contains("\\u{1B}]0;title\\u{7}"), "\(run.errors)")
    let compiled = try play(source.replacing("count = 0", with: "count: Int = \"\u{1B}[31m\""))
    #expect(compiled.code == 65)
    let json = try play(source.replacing("[31mred", with: "[31m\\u{9B}31m\\u{7F}"), "--format json")
    #expect(json.output.contains("\\u009B31m\\u007F"))
    for text in [run.output, run.errors, compiled.errors, json.output] {
      let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.allSatisfy { $0 == "\n" })
    }
  }

  @Test("`readLine` in a program meets the end of its input, and no action is lost")
  func readLine() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var line: String? = "none yet"
        var body: some View {
          Button("Read") { line = readLine() }
          Text(line ?? "the end")
        }
      }
      """
    let run = try play(source, "--tap Read --expect-screen-has 'the end'")
    #expect(run.code == 0, "\(run.errors)")
    let other = try play(source, "--tap Read --expect-screen-has 'none'")
    #expect(other.code == 1)
    #expect(other.errors.contains("but \"none\" in it was expected"), "\(other.errors)")
  }

  @Test(
    "A file that is no source code is refused with its name",
    arguments: [
      ("mkfifo Pipe.swift", "Pipe.swift", "\"Pipe.swift\" is no file but a device"),
      ("ln -s /dev/zero Zero.swift", "Zero.swift", "\"Zero.swift\" is no file but a device"),
      ("truncate -s 1G Long.swift", "Long.swift", "\"Long.swift\" is longer than 16 MB"),
      ("cp Program.swift Program.txt", "Program.txt", "its name does not end with .swift"),
      (
        "printf '\\377\\376i\\0' > Wide.swift", "Wide.swift",
        "\"Wide.swift\" is encoded in UTF-16"
      ),
      (
        "iconv -t UTF-16LE Program.swift > Wide.swift", "Wide.swift",
        "\"Wide.swift\" is encoded in UTF-16"
      ),
      (
        "cp Program.swift A.swift", "A.swift --script /dev/zero",
        "The script \"/dev/zero\" is longer than 1 MB"
      ),
    ])
  func notSource(_ set: String, _ file: String, _ message: String) throws {
    let run = try ShellRun(
      "\(set); $statelab try \(file) --plain", with: ["Program.swift": Self.counter])
    #expect(run.code == 65)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("A link to itself is refused with the system's reason, and the mark of UTF-8 is skipped")
  func links() throws {
    let run = try ShellRun("ln -s Loop.swift Loop.swift; $statelab try Loop.swift")
    #expect(run.code == 74)
    #expect(run.errors.contains("Cannot read \"Loop.swift\": "), "\(run.errors)")
    #expect(!run.errors.contains("a pipe"), "\(run.errors)")
    let marked = try play("\u{FEFF}" + Self.counter, "--expect-screen-has 'Count 0'")
    #expect(marked.code == 0, "\(marked.errors)")
  }

  @Test("A script may come through a pipe")
  func pipedScript() throws {
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(Self.cache)'
      echo 'tap Add' | $statelab try Program.swift --script /dev/stdin --expect-screen-has 'Count 1'
      """, with: ["Program.swift": Self.counter])
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("A folder with links to itself is read once, and one with too many files is refused")
  func folders() throws {
    let loop = try ShellRun(
      """
      export XDG_CACHE_HOME='\(Self.cache)'
      mkdir App App/More
      mv Program.swift App
      ln -s ../../App App/More/one
      ln -s .. App/More/two
      $statelab try App --plain --expect-screen-has 'Count 0'
      """, with: ["Program.swift": Self.counter])
    #expect(loop.code == 0, "\(loop.errors)")
    let many = try ShellRun("mkdir App; cd App; seq 10001 | xargs touch; $statelab try .")
    #expect(many.code == 65)
    #expect(many.errors.contains("There are more than 10000 files in \".\""), "\(many.errors)")
  }

  @Test("An endless loop ends at the time limit")
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

  @Test("Endless printing is cut off")
  func flood() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Button("Go") { while true { print("again") } } }
      }
      """
    let run = try play(source, "--tap Go --time-limit 100")
    #expect(run.code == 1)
    #expect(run.errors.contains("did not stop writing events"))
    #expect(
      run.errors.contains(
        "Look for a very long or endless loop in the code that runs during tap \"Go\"."))
  }

  @Test("A timer that runs for long is no endless loop")
  func longTimer() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var seconds = 0
        let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(seconds) s").onReceive(clock) { _ in seconds += 1 } }
      }
      """
    let run = try play(source, "--wait 2000 --expect-screen '2,000 s'")
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("A compiler error is shown in the compiler's words with the user's line")
  func mistakes() throws {
    let missing = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Map() } }\n")
    #expect(missing.code == 65)
    #expect(missing.errors.contains("Program.swift:2:50: error: cannot find 'Map' in scope"))
    #expect(missing.errors.contains("1 | import SwiftUI\n"))
    #expect(missing.errors.contains("it is not simulated"))
    let drawing = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { ConcentricRectangle() } }\n"
    )
    #expect(drawing.errors.contains("`ConcentricRectangle` is not simulated: nothing is drawn"))
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
      own.errors.contains("Fix what the compiler names: Program.swift:2:41."), "\(own.errors)")
    let isolated = try play(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Button(\"Go\") { Task.detached { hop() } } } }\n@MainActor func hop() {}\n",
      "--swift 6")
    #expect(isolated.errors.contains("Fix what the compiler names:"), "\(isolated.errors)")
    let map = "struct ContentView: View { var body: some View { Map() } }\n"
    let other = try play("import MapKit; import SwiftUI\n" + map)
    #expect(other.code == 65)
    #expect(other.errors.contains("Program.swift:1 imports MapKit, which is neither"))
    let several = try play("import MapKit\nimport CoreData; import SwiftUI\n" + map)
    #expect(
      several.errors.contains(
        "Program.swift:1 imports MapKit, Program.swift:2 imports CoreData, which are neither"))
    let haptics = try play(
      """
      import CoreHaptics
      import SwiftUI
      struct ContentView: View {
        @State private var engine: CHHapticEngine?
        var body: some View { Button("Go") { engine?.play(.hapticTransient) } }
      }
      """)
    #expect(haptics.errors.contains("Program.swift:1 imports CoreHaptics, which is neither"))
    #expect(!haptics.errors.contains("cannot find"), "\(haptics.errors)")
    let database = try play(
      """
      import SwiftData
      import SwiftUI
      @Model final class Trip { var name = "" }
      struct ContentView: View {
        @Query private var trips: [Trip]
        init() { _trips = Query() }
        var body: some View { Text("\\(trips.count)").modelContainer(for: Trip.self) }
      }
      """)
    #expect(
      database.errors.contains("These names are missing: `Model`, `Query`"), "\(database.errors)")
    #expect(!database.errors.contains("Did you mean") && !database.errors.contains("error:"))
    let typo = try play(
      "import CoreHaptics; import SwiftUI\nstruct ContentView: View { var body: some View { Botton(\"\") {} } }\n"
    )
    #expect(typo.errors.contains("cannot find 'Botton' in scope"), "\(typo.errors)")
  }

  @Test("A missing import and a misspelled name are reported with a suggestion")
  func misspelt() throws {
    let view = "struct ContentView: View { @State var count = 0; var body: some View { BODY } }\n"
    func errors(_ body: String, _ top: String = "import SwiftUI\n") throws -> String {
      try play(top + view.replacing("BODY", with: body)).errors
    }
    let noImport = try errors("Text(\"\")", "")
    #expect(noImport.contains("write `import SwiftUI` at its top."), "\(noImport)")
    #expect(!noImport.contains("LabProgram"))
    #expect(
      try errors("Text(\"\\(cuont)\")").contains(
        "Did you mean `count` instead of `cuont` at Program.swift:2:80?"))
    #expect(try errors("Text(\"\").paddign()").contains("Did you mean `padding` instead of"))
    let key = try errors("Text(\"\")", "import SwiftUI\nstruct Slow: TransactionKy {}\n")
    #expect(key.contains("Did you mean `TransactionKey` or "), "\(key)")
    #expect(!key.contains("TransactionApp"), "\(key)")
    let undeclared = try errors("Text(\"\\(zzz)\")")
    #expect(
      undeclared.contains("The program does not declare `zzz` where Program.swift:2:80 uses it."),
      "\(undeclared)")
    #expect(!undeclared.contains("not simulated"))
    #expect(try errors("Text(UIStoryboard().text)").contains("`UIStoryboard` is UIKit's"))
  }

  @Test("A mistake that SwiftUI rejects as well is not reported as a missing form")
  func plainMistakes() throws {
    func advice(_ properties: String, _ body: String, _ rest: String = "") throws -> String {
      let view = "struct ContentView: View { \(properties); var body: some View { \(body) } }\n"
      return try play("import SwiftUI\n" + view + rest).errors
    }
    let toggle = try advice("@State var isOn = false", "Toggle(\"On\", isOn: isOn)")
    #expect(toggle.contains("A binding is wanted here: `$isOn`"), "\(toggle)")
    let slider = try advice("let volume: Double", "Slider(value: $volume)")
    #expect(slider.contains("`$volume` is there only where `volume` is declared with"), "\(slider)")
    let count = try advice("var n = 0", "Button(\"Add\") { n += 1 }")
    #expect(count.contains("A view cannot change a property of its own"), "\(count)")
    let field = try advice(
      "@StateObject var model = Model()", "TextField(\"Name\", text: model.$name)",
      "class Model: ObservableObject { @Published var name = \"\" }\n")
    #expect(field.contains("the binding is `$object.property`"), "\(field)")
    let object = try advice(
      "@StateObject var model = Model()", "Text(\"\")", "class Model { var name = \"\" }\n")
    #expect(object.contains("write `class Model: ObservableObject`"), "\(object)")
    let form = try advice("let a = 1", "Text(\"\").padding(.horizontal) { a, b in a }")
    #expect(form.contains("this form of `padding` is not simulated"), "\(form)")
    let key = try advice("let a = 1", "Text(\"\\(Animations())\")", "enum AnimationKey {}\n")
    #expect(!key.contains("Did you mean `AnimationKey`"), "\(key)")
    let order = try advice("let order = 1", "Text(\"\\(Order())\")")
    #expect(!order.contains("Did you mean `order`"), "\(order)")
  }
}
