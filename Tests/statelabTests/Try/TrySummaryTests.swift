import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("The summary of a program", .needs("swiftc"), .serialized)
struct TrySummaryTests {
  private static let form = """
    import SwiftUI

    final class Model: ObservableObject {
      @Published var items = ["Milk"]
    }

    struct Place { var x = 0 }

    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }

    struct ContentView: View {
      @StateObject private var model = Model()
      @State private var isOpen = false
      @State private var place = Place()

      var body: some View {
        Toggle("Open", isOn: $isOpen)
        Button("Add") { model.items.append("Eggs") }
        Button("Say") { print("hi") }
        Button("Move") { place.x = 1 }
        Text("at \\(place.x)")
        ForEach(model.items, id: \\.self) { Row(name: $0) }
      }
    }

    """

  func play(_ words: String, _ source: String? = nil) throws -> ShellRun {
    try ShellRun(
      "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try Program.swift \(words)",
      with: ["Program.swift": source ?? Self.form])
  }

  @Test("An initial value that the rows of a list do not use is told once")
  func unusedValues() throws {
    let run = try play(
      "--tap More",
      """
      import SwiftUI

      struct Row: View {
        let name: String
        @State private var copy: Int

        init(_ name: String, _ start: Int) {
          self.name = name
          _copy = State(initialValue: start)
        }

        var body: some View { Text("\\(name) \\(copy)") }
      }

      struct ContentView: View {
        @State private var n = 0

        var body: some View {
          Button("More") { n += 1 }
          ForEach(["a", "b", "c"], id: \\.self) { Row($0, n) }
        }
      }

      """)
    #expect(
      run.output.contains(
        """
          evaluated  copy = 1 in Row["a"], not used: the view has its storage; also in 2
                     other views of the type

        """), "\(run.output)")
    #expect(run.output.ranges(of: "evaluated ").count == 1)
  }

  @Test("Each action has the values, the bodies and the screen before and after, in few lines")
  func outcome() throws {
    let run = try play("--toggle Open --tap Add --tap Move")
    #expect(
      run.output.contains(
        """
        Program.swift, ContentView
          bodies  ContentView, Row
          screen  [ ] Open
                  [Add]
                  [Say]
                  [Move]
                  at 0
                  Milk

        toggle "Open"
          wrote   isOpen in ContentView: false → true
          bodies  none; Toggle "Open" shows its new value
          screen  * [ ] Open → [x] Open

        tap "Add"
          wrote   Model.items: + "Eggs"
          bodies  ContentView, Row
          screen  + Eggs

        tap "Move"
          wrote   place.x in ContentView: 0 → 1
          bodies  ContentView
          screen    [x] Open
                    [Add]
                    [Say]
                    [Move]
                  * at 0 → at 1
                    Milk
                    Eggs

        """), "\(run.output)")
    let silent = try play("--tap Say")
    #expect(silent.output.contains("  printed  hi\n"), "\(silent.output)")
    #expect(silent.output.contains("  screen   as before\n"), "\(silent.output)")
    #expect(run.output.lines.allSatisfy { $0.columns <= 80 })
  }

  @Test("A long list has a line for its changed part, or for its count if that changed")
  func longList() throws {
    let run = try play(
      "--tap Finish --tap Add --tap Remove --tap Unit",
      """
      import SwiftUI

      struct Chore: Identifiable { var id: Int; var name: String; var isDone = false }
      struct House { var rooms = 4; var chores: [Chore] }
      final class Measure {}
      final class Plan: ObservableObject {
        @Published var house = House(
          chores: (0..<6).map { Chore(id: $0, name: "Chore number \\($0) of this house") })
      }
      struct ContentView: View {
        @StateObject private var plan = Plan()
        @State private var measure = Measure()
        var body: some View {
          ForEach(plan.house.chores) { Text($0.name + ($0.isDone ? " ok" : "")) }
          Button("Finish") {
            plan.house.rooms = 4
            plan.house.chores[5].isDone = true
          }
          Button("Add") { plan.house.chores.append(Chore(id: 6, name: "New")) }
          Button("Remove") { plan.house.chores.remove(at: 2) }
          Button("Unit") { measure = Measure() }
        }
      }

      """)
    for line in [
      "wrote   Plan.house.chores[5].isDone: false → true\n  bodies",
      "wrote   Plan.house.chores.count: 6 → 7\n  bodies",
      "wrote   Plan.house.chores.count: 7 → 6\n  bodies",
      "wrote   measure: Measure(), the shown part as before\n",
    ] {
      #expect(run.output.contains(line), "\(run.output)")
    }
    let steps = try play(
      "--steps --tap Finish",
      """
      import SwiftUI

      struct Chore { var name: String; var isDone = false }
      @Observable final class Plan {
        var chores = (0..<6).map { Chore(name: "Chore number \\($0) of this house, and its garden") }
      }
      struct ContentView: View {
        @State private var plan = Plan()
        @State private var copy = (0..<6).map { Chore(name: "Chore number \\($0) of this house") }
        var body: some View {
          Text(plan.chores[5].isDone ? "done" : "open")
          Button("Finish") {
            plan.chores[5].isDone = true
            copy[5].isDone = true
          }
        }
      }

      """)
    #expect(
      steps.output.contains("wrote   plan.chores[5].isDone: false → true"), "\(steps.output)")
    #expect(steps.output.contains(" copy[5].isDone: false → true"), "\(steps.output)")
    #expect(!steps.output.contains(".["), "\(steps.output)")
  }

  @Test("Letters typed into one field are one action, and plain lines each have a name")
  func typed() throws {
    let source = """
      import SwiftUI

      struct ContentView: View {
        @State private var name = ""
        var body: some View {
          TextField("Name", text: $name)
          Text("Hello \\(name)")
        }
      }

      """
    let run = try play("--type Name=Ada --plain", source)
    #expect(run.output.matches(of: /type "/).count == 1, "\(run.output)")
    #expect(run.output.contains("type \"Ada\" into \"Name\"\n"), "\(run.output)")
    #expect(run.output.contains("wrote: name: \"\" → \"Ada\"\n"), "\(run.output)")
    #expect(run.output.contains("bodies: ContentView ×3\n"), "\(run.output)")
    #expect(run.output.contains("screen: * Hello  → Hello Ada\n"), "\(run.output)")
    #expect(!run.output.lines.contains { $0.hasPrefix(":") }, "\(run.output)")
    #expect(run.output.contains("Nothing found in 1 action and 1 view"), "\(run.output)")
  }

  @Test("--bodies counts the bodies of each view at the start and in each action")
  func bodies() throws {
    let run = try play("--bodies --tap Add --tap Move")
    #expect(
      run.output.contains(
        """
          body of       start   1   2   in all
        """), "\(run.output)")
    let many = try play("--bodies" + String(repeating: " --tap Move", count: 7))
    #expect(many.output.contains("  body of       start   actions   in all"), "\(many.output)")
  }

  @Test("--only has the values, bodies and steps of one view, and what led to them")
  func only() throws {
    let run = try play("--only Row --steps --tap Add --toggle Open")
    #expect(run.output.contains("The steps of Row"))
    // The body of the parent led to it.
    #expect(run.output.contains("ContentView, 2nd time"))
    #expect(!run.output.contains("isOpen"), "\(run.output)")
    let unknown = try play("--only Rwo --tap Add")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("The run has no view \"Rwo\""), "\(unknown.errors)")
    #expect(unknown.errors.contains("Did you mean Row?"), "\(unknown.errors)")
  }

  @Test("Of many looks with another value, the first ones are listed, and the others are counted")
  func manyLooks() throws {
    let run = try play(
      "--tap Turn",
      """
      import SwiftUI

      struct ContentView: View {
        @State private var isOn = false

        var body: some View {
          ForEach(0..<12, id: \\.self) { index in
            Rectangle().rotationEffect(.degrees(isOn ? Double(index) + 1 : 0))
          }
          Button("Turn") { isOn.toggle() }
        }
      }

      """)
    #expect(run.output.contains("* Rectangle, rotation: 0 → 8\n"), "\(run.output)")
    #expect(!run.output.contains("rotation: 0 → 9"))
    #expect(run.output.contains("… and 4 more\n"))
  }

  @Test("A run of one step has one step")
  func oneStep() throws {
    let run = try play(
      "", "import SwiftUI\n\nstruct ContentView: View { var body: some View { Text(\"a\") } }\n")
    #expect(run.output.contains("1 step in all"), "\(run.output)")
  }

  @Test("--steps adds the whole record, and JSON has it anyway")
  func steps() throws {
    let short = try play("--toggle Open --plain")
    #expect(!short.output.contains("1:1"))
    #expect(short.output.contains("steps in all"))
    let long = try play("--toggle Open --steps --plain")
    #expect(long.output.contains("1:1") && !long.output.contains("steps in all"))
    let json = try play("--steps --format json")
    #expect(json.code == 64)
    #expect(json.errors.contains("--steps chooses what is printed"), "\(json.errors)")
  }
}

@Suite("Values before and after")
struct ValueChangeTests {
  @Test(
    "Few changed elements of a collection are told alone",
    arguments: [
      (#"["Milk"]"#, #"["Milk", "Eggs, brown"]"#, #"+ "Eggs, brown""#),
      ("[1, 2, 3]", "[1, 3]", "- 2"),
      ("[]", "[1]", "[] → [1]"),
      ("[1, 2]", "[3, 4]", "[1, 2] → [3, 4]"),
      (
        #"["a": [1, 2], "b": f(1, 2)]"#, #"["a": [1, 2], "b": f(1, 3)]"#,
        #"- "b": f(1, 2), + "b": f(1, 3)"#
      ),
      ("[1, 2, …", "[1, 2, 3, …", "[1, 2, … → [1, 2, 3, …"),
      ("1", "2", "1 → 2"),
    ])
  func change(old: String, new: String, text: String) {
    #expect(ToldChange(from: .literal(old), to: .literal(new)).text(.english) == text)
  }

  @Test("A string with brackets is no collection")
  func string() {
    let change = ToldChange(from: .string("[a]"), to: .string("[a, b]"))
    #expect(change.text(.english) == #""[a]" → "[a, b]""#)
  }
}
