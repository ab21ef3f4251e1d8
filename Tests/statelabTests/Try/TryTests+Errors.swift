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
    let run = try play(source, "--tap Go")
    #expect(run.code == 1)
    #expect(run.errors.contains("did not stop writing events"))
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

  @Test("A missing import and a misspelled name are reported with a suggestion")
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
    let order = try advice("let order = 1", "Text(\"\\(Order())\")")
    #expect(!order.contains("Did you mean order?"), "\(order)")
  }
}
