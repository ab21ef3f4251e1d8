import Course
import Observation
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay
@testable import TestSupport

@Suite("Views and state of small programs")
struct ViewTreeSampleTests {
  @Observable
  fileprivate final class Counter { var n = 0 }

  @Test("Of two observable objects only the changed one is marked")
  func untouched() throws {
    struct Parent: View {
      @State private var touched = Counter()
      @State private var untouched = Counter()
      var body: some View {
        Button("Add") { touched.n += 1 }
        Text("\(touched.n), \(untouched.n)")
      }
    }
    let told = Told { _ in try Host(Parent()).tap("Add") }
    let tree = try #require(told.acts.last)
    let properties = tree.views.flatMap(\.properties)
    #expect(properties.map(\.name) == ["touched", "untouched"])
    #expect(properties.map(\.mark) == [.changed, nil])
    for event in told.run.events where event.name == .observed {
      let atStep = told.steps[event.index]?.views.flatMap(\.properties) ?? []
      #expect(atStep.map(\.mark) == [nil, nil])
      #expect(atStep.first?.note?.text == "old value")
    }
  }

  @Test("A removed view stays removed when its onDisappear runs")
  func disappeared() throws {
    struct Child: View {
      @State private var n = 0
      var body: some View { Text("child \(n)").onDisappear { print("gone") } }
    }
    struct Parent: View {
      @State private var isShown = true
      var body: some View {
        Button("Hide") { isShown = false }
        if isShown { Child() }
      }
    }
    let told = Told { _ in try Host(Parent()).tap("Hide") }
    #expect(told.run.events.contains { $0.name == .disappeared })
    let child = try #require(told.acts.last?.views.first { $0.name == "Child" })
    #expect(child.mark == .removed)
  }

  private final class Model: ObservableObject {
    @Published var n = 0
  }

  @Test("An object that is written twice before the update has its value from the second change")
  func twoWrites() throws {
    struct Child: View {
      @ObservedObject var shared: Model
      var body: some View { Text("\(shared.n)") }
    }
    struct Parent: View {
      @StateObject private var model = Model()
      @StateObject private var other = Model()
      var body: some View {
        Button("Add") {
          model.n += 1
          model.n += 1
          other.n += 1
        }
        Child(shared: model)
      }
    }
    let told = Told { _ in try Host(Parent()).tap("Add") }
    let said = told.run.events.filter { $0.name == .willChange }
    #expect(said.map(\.object?.literal) == ["Model(n: 0)", "Model(n: 1)", "Model(n: 0)"])
    let values = said.map { step in
      told.steps[step.index]?.views.flatMap(\.properties).map {
        "\($0.text) \($0.mark?.rawValue ?? "")"
      }
    }
    #expect(
      values == [
        ["model = Model(n: 0) ", "other = Model(n: 0) ", "shared = Model(n: 0) "],
        ["model = Model(n: 1) changed", "other = Model(n: 0) ", "shared = Model(n: 1) changed"],
        ["model = Model(n: 1) ", "other = Model(n: 0) ", "shared = Model(n: 1) "],
      ])
  }

  private struct Row: View {
    let number: Int
    @State private var isOn = false
    var body: some View { Text("\(number)") }
  }

  @Test("An inserted row appears between its neighbors, also 10 after 9")
  func rows() throws {
    struct Rows: View {
      @State private var numbers = [1, 9, 11]
      var body: some View {
        Row(number: 0)
        ForEach(numbers, id: \.self) { Row(number: $0) }
        Row(number: 99)
        Button("Insert") { numbers = [1, 2, 9, 10, 11] }
      }
    }
    let told = Told { _ in try Host(Rows()).tap("Insert") }
    let views = try #require(told.acts.last).views
    let rows = views.filter { $0.properties.contains { $0.name == "isOn" } }
    #expect(rows.map(\.mark) == [nil, nil, .new, nil, .new, nil, nil])
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View { Button("Switch") { isOn.toggle() } }
  }

  @Test("Two hosts of one view are separate, and each has its own state")
  func twoHosts() throws {
    let told = Told { _ in
      let first = Host(Switch())
      let second = Host(Switch())
      try first.tap("Switch")
      try second.tap("Switch")
      try first.tap("Switch")
    }
    let values = told.acts.map { act in
      act.views.map { "\($0.name) \($0.properties.first?.value ?? "")" }
    }
    #expect(
      values == [
        ["Switch false"], ["Switch false", "Switch #2 false"], ["Switch true", "Switch #2 false"],
        ["Switch true", "Switch #2 true"], ["Switch false", "Switch #2 true"],
      ])
  }

  @Test("Views are ordered by position or number, or have no order")
  func order() {
    var known: [RecordedView] = []
    func view(_ parent: Int? = nil, _ keys: ViewIdentity.Key...) -> Int {
      known.append(
        RecordedView(
          ViewIdentity(
            id: known.count, parent: parent, type: TypeIdentity(name: "Row"), keys: keys),
          name: "Row"))
      return known.count - 1
    }
    func row(_ number: Int) -> ViewIdentity.Key {
      .element(id: "\(number)", number: number, position: 0)
    }
    let list = view()
    let (second, tenth) = (view(list, row(2)), view(list, row(10)))
    let (first, branch) = (
      view(list, .position(0)), view(list, .position(1), .branch(isFirst: true))
    )
    let (one, two) = (view(list, .explicit(id: "1")), view(list, .explicit(id: "2")))
    let (inTenth, inBranch) = (view(tenth), view(branch))
    #expect(known.isOrdered(second, before: tenth) == true)
    #expect(known.isOrdered(inTenth, before: second) == false)
    #expect(known.isOrdered(first, before: inBranch) == true)
    #expect(known.isOrdered(one, before: two) == nil)
    #expect(known.isOrdered(list, before: second) == nil)
    #expect(known.isOrdered(list, before: list) == nil)
  }
}
