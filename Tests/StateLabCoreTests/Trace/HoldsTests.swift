import StateLabCore
import Testing

@Suite("Values of objects in the trace")
struct HoldsTests {
  private final class Model: ObservableObject {
    @Published var n = 0
  }

  @Observable
  fileprivate final class Counter { var n = 0 }

  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      Button("Add twice") {
        model.n += 1
        model.n += 1
      }
      Text("n is \(model.n)")
    }
  }

  @Test("R40 An object's new value is recorded once, immediately before the body that it causes")
  func stateObject() throws {
    let host = Host(Owner())
    #expect(told(by: host) == [])
    try host.tap("Add twice")
    #expect(told(by: host) == ["model is changing", "model = Model(n: 2)"])
    let kinds = host.trace.map(\.kind)
    let holds = try #require(
      kinds.firstIndex(of: .holds(property: "model", value: "Model(n: 2)", id: 1)))
    #expect(kinds[holds + 1] == .body(count: 2))
  }

  @Test("Each view that declares the object records its value for its own property")
  func twoViews() throws {
    struct Child: View {
      @ObservedObject var shared: Model
      var body: some View { Text("child \(shared.n)") }
    }
    struct Parent: View {
      @StateObject private var model = Model()
      var body: some View {
        Button("Add") { model.n += 1 }
        Child(shared: model)
      }
    }
    let host = Host(Parent())
    try host.tap("Add")
    #expect(
      told(by: host) == [
        "model is changing", "shared is changing", "model = Model(n: 1)", "shared = Model(n: 1)",
      ])
  }

  @Test(
    "R22 An observable object's value is recorded for the view that stores it if a child reads it"
  )
  func observable() throws {
    struct Child: View {
      let counter: Counter
      var body: some View { Text("child \(counter.n)") }
    }
    struct Parent: View {
      @State private var counter = Counter()
      @State private var other = 1
      var body: some View {
        Button("Add") { counter.n += 1 }
        Child(counter: counter)
      }
    }
    let host = Host(Parent())
    try host.tap("Add")
    let told = told(by: host)
    #expect(told.first == "counter is changing")
    #expect(told.last?.hasPrefix("counter = Counter(n: 1") == true)
    #expect(told.count == 2)
    let holds = host.trace.filter { if case .holds = $0.kind { true } else { false } }
    #expect(holds.allSatisfy { host.trace.view(of: $0)?.type.name == "Parent" })
  }

  @Test("A write to a state records no additional value")
  func state() throws {
    struct Plain: View {
      @State private var n = 0
      var body: some View { Button("n is \(n)") { n += 1 } }
    }
    let host = Host(Plain())
    try host.tap("n is 0")
    #expect(told(by: host) == [])
  }

  private func told(by host: Host) -> [String] {
    host.trace.compactMap { event in
      guard case .holds(let property, let value, _) = event.kind else { return nil }
      return value.map { "\(property) = \($0)" } ?? "\(property) is changing"
    }
  }
}
