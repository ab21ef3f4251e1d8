@_spi(Steps) import StateLabCore
import Testing

@Suite("Writes to properties of @Observable objects that no body reads")
struct UnreadChangeTests {
  @Observable
  fileprivate final class Model {
    var count = 0
    var log: [String] = []
    var query = "" { didSet { hits = query.count } }
    var hits = 0
    var part = Part()

    init() { log = ["made"] }
  }

  @Observable
  fileprivate final class Part { var size = 1 }

  @Observable
  fileprivate class Base { var count = 0 }

  fileprivate final class Child: Base {}

  @Observable
  fileprivate final class Both: Base { var extra = 0 }

  private struct Counter: View {
    @State private var model = Model()
    var body: some View {
      Text("\(model.count) \(model.hits)")
      Button("Log") { model.log.append("a") }
      Button("Both") {
        model.count += 1
        model.log = []
        model.count += 1
      }
      Button("Search") { model.query = "ab" }
    }
  }

  @Test(
    "R22 A write to a property that no body reads has an event without a view, and invalidates no view"
  )
  func unread() throws {
    let host = Host(Counter())
    #expect(changes(in: host) == [])
    try host.tap("Log")
    #expect(changes(in: host) == ["nowhere: model.log [\"made\"] → [\"made\", \"a\"]"])
    #expect(!host.trace.contains { $0.kind == .queued })
  }

  @Test(
    "R22 Writes to a read property before and after a write to an unread one are separate changes"
  )
  func mixed() throws {
    let host = Host(Counter())
    try host.tap("Both")
    #expect(
      changes(in: host) == [
        "Counter: model.count 0 → 1", "nowhere: model.log [\"made\"] → []",
        "Counter: model.count 1 → 2",
      ])
    #expect(host.screen.hasPrefix("2 0"))
    #expect(host.trace.count { $0.kind == .queued } == 1)
  }

  @Test(
    "R22 A second write to a property that the body reads is a change of its own")
  func later() throws {
    struct Loader: View {
      @State private var model = Model()
      @State private var loads = 0
      var body: some View {
        Text("\(model.count) \(loads)")
        Button("Load") {
          defer { model.count = 0 }
          model.count = 1
          loads += 1
        }
      }
    }
    let host = Host(Loader())
    try host.tap("Load")
    #expect(
      changes(in: host) == ["Loader: model.count 0 → 1", "Loader: model.count 1 → 0"])
    #expect(host.screen.hasPrefix("0 1"))
  }

  @Test("R22 The waiting change of another view records a repeated write to a property")
  func twoReaders() throws {
    struct Count: View {
      let model: Model
      var body: some View { Text("\(model.count)") }
    }
    struct Hits: View {
      let model: Model
      var body: some View { Text("\(model.hits)") }
    }
    struct Root: View {
      @State private var model = Model()
      var body: some View {
        Count(model: model)
        Hits(model: model)
        Button("Go") {
          model.count = 1
          model.hits = 1
          model.count = 5
        }
      }
    }
    let host = Host(Root())
    try host.tap("Go")
    #expect(
      changes(in: host)
        == [
          "Count: model.count 0 → 1", "Hits: model.count 1 → 5", "Hits: model.hits 0 → 1",
        ])
  }

  @Test("R22 A property that is set in didSet of another one has a change of its own")
  func observer() throws {
    let host = Host(Counter())
    try host.tap("Search")
    #expect(
      changes(in: host) == ["nowhere: model.query \"\" → \"ab\"", "Counter: model.hits 0 → 2"])
  }

  @Test("R22 The object of a field, of the environment, and of a bindable is known without a read")
  func holders() throws {
    struct Field: View {
      let held: Model
      var body: some View { Button("Field") { held.count = 1 } }
    }
    struct Choice: View {
      @State private var chosen: Model?
      var body: some View {
        Button("Choose") { chosen = Model() }
        Button("Chosen") { chosen?.count = 1 }
      }
    }
    struct Bound: View {
      @Bindable var bound: Model
      var body: some View { Button("Bound") { bound.count = 1 } }
    }
    struct Supplied: View {
      @Environment(Model.self) private var supplied
      var body: some View { Button("Supplied") { supplied.count = 1 } }
    }
    struct Root: View {
      var body: some View {
        Field(held: Model())
        Choice()
        Bound(bound: Model())
        Supplied().environment(Model())
      }
    }
    let host = Host(Root())
    for label in ["Field", "Choose", "Chosen", "Bound", "Supplied"] { try host.tap(label) }
    #expect(
      changes(in: host)
        == ["held", "chosen", "bound", "supplied"].map { "nowhere: \($0).count 0 → 1" })
  }

  @Test(
    "A property is unread again once the body no longer reads the property, or the view is gone")
  func readers() throws {
    struct Switch: View {
      @State private var model = Model()
      @State private var isShown = true
      var body: some View {
        if isShown { Text("\(model.count)") }
        Button("Hide") { isShown = false }
        Button("Add") { model.count += 1 }
      }
    }
    let host = Host(Switch())
    try host.tap("Add")
    try host.tap("Hide")
    try host.tap("Add")
    #expect(
      changes(in: host) == ["Switch: model.count 0 → 1", "nowhere: model.count 1 → 2"])
  }

  @Test("A control that shows a property of the object through a binding reads the property")
  func control() throws {
    struct Search: View {
      @State private var model = Model()
      var body: some View { TextField("Find", text: $model.query) }
    }
    let host = Host(Search())
    try host.enter("a", into: "Find")
    #expect(
      changes(in: host) == ["Search: model.query \"\" → \"a\"", "nowhere: model.hits 0 → 1"])
  }

  @Test("A property that is changed in place has one change, after the changes in between")
  func inPlace() throws {
    struct Writer: View {
      @State private var model = Model()
      var body: some View {
        Button("Append") { append(["a", "b"], to: &model.log) { model.hits = 1 } }
      }
    }
    let host = Host(Writer())
    try host.tap("Append")
    #expect(
      changes(in: host) == [
        "nowhere: model.hits 0 → 1", "nowhere: model.log [\"made\"] → [\"made\", \"a\", \"b\"]",
      ])
  }

  @Test("A property that a body reads and that is changed in place has one change, too")
  func readInPlace() throws {
    struct Reader: View {
      @State private var model = Model()
      var body: some View {
        Text("\(model.log.count)")
        Button("Append") { append(["a", "b"], to: &model.log) { model.hits = 1 } }
      }
    }
    let host = Host(Reader())
    try host.tap("Append")
    #expect(
      changes(in: host) == [
        "nowhere: model.hits 0 → 1", "Reader: model.log [\"made\"] → [\"made\", \"a\", \"b\"]",
      ])
  }

  @Test("A property that a superclass declares has an event")
  func superclasses() {
    struct Holder: View {
      let child: Child
      let both: Both
      var body: some View { Text("Holder") }
    }
    let (child, both) = (Child(), Both())
    let host = Host(Holder(child: child, both: both))
    host.perform {
      child.count = 1
      both.count = 1
      both.extra = 1
    }
    #expect(
      changes(in: host) == [
        "nowhere: child.count 0 → 1", "nowhere: both.count 0 → 1", "nowhere: both.extra 0 → 1",
      ])
  }

  @Test("The readers in the recording of another host do not count")
  func twoHosts() throws {
    struct Reader: View {
      let held: Model
      var body: some View {
        Text("\(held.count)")
        Button("Clear") { held.log = [] }
      }
    }
    struct Writer: View {
      let held: Model
      var body: some View { Button("Add") { held.count += 1 } }
    }
    let model = Model()
    let reader = Host(Reader(held: model))
    let writer = Host(Writer(held: model))
    try writer.tap("Add")
    #expect(changes(in: writer) == ["nowhere: held.count 0 → 1"])
    try reader.tap("Clear")
    #expect(changes(in: reader).last == "nowhere: held.log [\"made\"] → []")
  }

  @Test("The names of the Observation module are known after the name of the module")
  func qualifiedNames() {
    final class Calls: Sendable { nonisolated(unsafe) var count = 0 }
    let (model, calls) = (Model(), Calls())
    Observation.withObservationTracking {
      _ = model.count
    } onChange: {
      calls.count += 1
    }
    model.count += 1
    #expect(calls.count == 1)
    if #available(macOS 26.0, *) {
      #expect(Observation.Observations<Int, Never>.self == Observations<Int, Never>.self)
    }
  }

  @Test("An object that no view holds or has read has no event")
  func outside() throws {
    let model = Model()
    struct Plain: View {
      let write: () -> Void
      var body: some View { Button("Write", action: write) }
    }
    let host = Host(Plain { model.count += 1 })
    try host.tap("Write")
    host.perform { model.count += 1 }
    #expect(model.count == 2)
    #expect(changes(in: host) == [])
  }

  @Test("The cost of a write that no body reads does not grow with the number of readers")
  func cost() throws {
    struct Row: View {
      let number: Int
      let model: Model
      var body: some View { Text("\(number + model.count)") }
    }
    func writing(_ count: Int) -> Int {
      let model = Model()
      let host = Host(ForEach(0..<count, id: \.self) { Row(number: $0, model: model) })
      return StepCounter.steps { host.perform { model.log = ["b"] } }
    }
    #expect(writing(200) < 2 * writing(20))
  }

  /// Each change with the view that read the property.
  private func changes(in host: Host) -> [String] {
    host.trace.flatMap { event -> [String] in
      guard case .observed(let changes) = event.kind else { return [] }
      let view = event.view.map { host.trace.views[$0].type.baseName } ?? "nowhere"
      return changes.map {
        "\(view): \($0.holders?.first?.description ?? $0.type).\($0.property) \($0.old) → \($0.new)"
      }
    }
  }
}

/// Changes an array in place, as `sort` does.
private func append(_ texts: [String], to log: inout [String], between: () -> Void) {
  for text in texts {
    log.append(text)
    between()
  }
}
