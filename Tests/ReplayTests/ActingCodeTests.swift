import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport

@Suite("The code that acts")
@MainActor
struct ActingCodeTests {
  fileprivate final class Model: ObservableObject {
    @Published var n = 0
    init() { print("made") }
  }

  private struct Row: View {
    let n: Int
    init(n: Int) {
      print("init \(n)")
      self.n = n
    }
    var body: some View { Text("row \(n)") }
  }

  private struct Ticket: DynamicProperty {
    func update() { print("update") }
  }

  private struct Page: View {
    @StateObject private var model = Model()
    @State private var text = ""
    private let ticket = Ticket()
    var body: some View {
      let _ = print("body")
      Row(n: model.n)
      ForEach(0..<1) { row($0) }
      TextField("Text", text: setting)
      Button("Add") {
        model.n += 1
        print("action")
        DispatchQueue.main.async { print("block") }
        Task { print("task") }
      }
      .onAppear { print("appeared") }
      .onChange(of: model.n) { print("changed") }
    }

    private func row(_ n: Int) -> Text {
      print("row \(n)")
      return Text("")
    }

    private var setting: Binding<String> {
      Binding(
        get: { text },
        set: {
          print("set")
          text = $0
        })
    }
  }

  private func code(of run: Timeline) -> [String: Event.Code] {
    Dictionary(
      run.events.compactMap { event in
        if case .printed(let text) = event.kind { event.code.map { (text, $0) } } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test("Each printed line names the code that SwiftUI, Dispatch or the experiment had called")
  func printed() {
    let run = Told { _ in
      let host = Host(Page())
      try host.tap("Add")
      try host.enter("a", into: "Text")
      host.perform { print("performed") }
      print("experiment")
    }.run
    #expect(
      code(of: run) == [
        "made": .initializer, "update": .update, "body": .body, "init 0": .body, "init 1": .body,
        "row 0": .content, "appeared": .closure, "changed": .closure, "action": .action,
        "block": .block, "task": .task, "set": .setter, "performed": .experiment,
        "experiment": .experiment,
      ])
  }

  @Test("A write and a change name their code; events of the runtime name none")
  func writes() throws {
    let run = Told { _ in
      let host = Host(Page())
      try host.tap("Add")
      try host.enter("a", into: "Text")
    }.run
    #expect(run.events.first { $0.name == .willChange }?.code == .action)
    #expect(run.events.first { $0.name == .wrote }?.code == .setter)
    for event in run.events where [.queued, .body, .stored, .action, .screen].contains(event.name) {
      #expect(event.code == nil)
    }
  }

  @Test("A line says the code once, until other code acts")
  func said() throws {
    struct Page: View {
      @State private var n = 0
      var body: some View {
        let _ = print("body")
        Button("Add \(n)") {
          print("a")
          print("b")
          n += 1
        }
      }
    }
    let run = Told { _ in try Host(Page()).tap("Add 0") }.run
    let steps = ToldRun(run).acts[1].steps.filter { [.printed, .wrote].contains($0.kind) }
    #expect(steps.map(\.sentence.code) == ["in the action", nil, nil, "in body"])
  }

  @Test("A line above names the turn of the main queue, so the step does not repeat it")
  func turn() throws {
    struct Page: View {
      @State private var n = 0
      var body: some View {
        Button("Later \(n)") { DispatchQueue.main.async { n = 1 } }
      }
    }
    let run = Told { _ in try Host(Page()).tap("Later 0") }.run
    let step = try #require(ToldRun(run).steps.first { $0.kind == .wrote })
    #expect(step.turn == "in the next turn of the main queue")
    #expect(step.sentence.code == nil)
  }

  @Test("What code of the experiment does after a tap stands in an act of its own")
  func experiment() throws {
    final class Box: ObservableObject { var n = 0 { willSet { objectWillChange.send() } } }
    let run = Told { _ in
      let box = Box()
      let host = Host(Text("a"))
      let subscription = box.objectWillChange.sink { _ in print("sink") }
      host.advance(by: .seconds(1))
      box.n = 1
      print("end")
      withExtendedLifetime(subscription) {}
    }.run
    let acts = ToldRun(run).acts
    #expect(acts.map(\.title) == ["mount Text", "wait 1 s", nil])
    #expect(acts[2].steps.map(\.kind) == [.willChange, .printed, .printed])
    #expect(acts[2].titleOfCode(isFirst: false) == "code of the experiment")
    #expect(acts[1].steps.isEmpty)
  }

  @Test("Two rows with one id have two names, and each keeps its own")
  func duplicates() throws {
    struct Counter: View {
      let name: String
      @State private var n = 0
      var body: some View { Button("\(name) \(n)") { n += 1 } }
    }
    struct Page: View {
      @State private var names = ["Ann", "Bob", "Bob"]
      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Drop Ann") { names.removeFirst() }
      }
    }
    let run = Told { _ in
      let host = Host(Page())
      try host.tap("Bob 0", occurrence: 2)
      try host.tap("Drop Ann")
      try host.tap("Bob 1")
    }.run
    let names = run.events.filter { $0.name == .wrote }.compactMap { run.view(of: $0)?.name }
    #expect(names == [#"Counter["Bob"] #2"#, "Page", #"Counter["Bob"] #2"#])
    let mounted = run.events.filter { $0.name == .stored }.compactMap { run.view(of: $0)?.name }
    #expect(Set(mounted).count == 4)
  }

  @Test("A write in a transaction with an animation names the animation")
  func animated() throws {
    struct Page: View {
      @State private var n = 0
      var body: some View {
        Button("Go \(n)") { withAnimation(.easeIn) { n = 1 } }
        Toggle("On", isOn: closures.animation())
      }
      private var closures: Binding<Bool> {
        Binding(get: { n == 2 }, set: { n = $0 ? 2 : 0 })
      }
    }
    let run = Told { _ in
      let host = Host(Page())
      try host.tap("Go 0")
      try host.toggle("On")
    }.run
    let objects = ToldRun(run).steps.filter { $0.kind == .wrote }.map(\.sentence.object)
    #expect(objects.first == "n = 1, was 0, animation: .easeIn")
    // Two closures get no transaction.
    #expect(objects.last == "n = 2, was 1")
  }
}
