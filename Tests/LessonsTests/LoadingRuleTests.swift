import StateLabCore
import Testing

/// Programs that try to break the rule sentences of the lessons about custom wrappers.
@Suite("Counterexamples to the rules about wrappers that load")
struct LoadingRuleTests {
  private struct Dial: DynamicProperty {
    @State var degrees = 0
  }

  private struct Dials: DynamicProperty {
    let first = Dial()
    let others = (Dial(), Dial())
  }

  private struct DialView: View {
    private let dials = Dials()

    var body: some View {
      Button("\(dials.first.degrees) \(dials.others.0.degrees)") {
        dials.others.0.degrees = 90
        dials.first.degrees = 90
      }
    }
  }

  @Test("29 remote-data: a tuple on the way to a state hides the state")
  func tuple() throws {
    let host = Host(DialView())
    try host.tap("0 0")
    #expect(host.screen == "[90 0]")
  }

  private struct Parent: View {
    @State private var taps = 0

    var body: some View {
      Child(taps: taps)
      Button("Tap") { taps += 1 }
    }
  }

  private struct Child: View {
    @Environment(\.layoutDirection) private var direction

    init(taps: Int) { print("init \(direction)") }

    var body: some View { Button("Ask") { print("action \(direction)") } }
  }

  @Test("30 endpoint: also a struct that is made in an installed body reads the default in init")
  func laterInit() throws {
    let host = Host(Parent().environment(\.layoutDirection, .rightToLeft))
    try host.tap("Tap")
    try host.tap("Ask")
    #expect(
      host.trace.printed == ["init leftToRight", "init leftToRight", "action rightToLeft"])
    #expect(host.trace.warnings.map(\.id) == ["W6", "W6"])
  }

  fileprivate final class Late: ObservableObject {
    var count = 0 { didSet { objectWillChange.send() } }
    @Published var published = 0
  }

  @Test("33 data-loader: @Published sends before it stores, a send in didSet comes after")
  func sendAfterwards() {
    let late = Late()
    var seen: [Int] = []
    let subscription = late.objectWillChange.sink { seen.append(late.count + late.published) }
    late.count = 1
    late.published = 10
    subscription.cancel()
    #expect(seen == [1, 1])
  }

  fileprivate final class Loader: ObservableObject {
    @Published var answer = ""

    func load() {
      print("load")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.answer = "" }
    }
  }

  private struct Loaded: DynamicProperty {
    @StateObject private var loader = Loader()

    func update() { loader.load() }
  }

  private struct LoadedView: View {
    private var loaded = Loaded()

    var body: some View { Text("loaded") }
  }

  private struct Closing: View {
    @State private var isOpen = true

    var body: some View {
      if isOpen { LoadedView() }
      Button("Close") { isOpen = false }
    }
  }

  @Test("34 failing-loader: equal answers keep the circle going until the view is removed")
  func removedLoader() throws {
    let host = Host(Closing())
    host.advance(by: .seconds(3))
    #expect(host.trace.printed.count == 4)
    try host.tap("Close")
    host.advance(by: .seconds(3))
    #expect(host.trace.printed.count == 4)
  }

  private struct Meter: View {
    let values = CurrentValueSubject<Int, Never>(0)
    @State private var count = 0

    var body: some View {
      Text("count \(count)").onAppear { values.send(1) }
      Button("Add") {
        count += 1
        values.send(count + 1)
      }
    }
  }

  @Test("35 testing-wrappers: a subject with a value gives a late subscriber its last value alone")
  func lateSubscriber() throws {
    let view = Meter()
    let host = Host(view)
    try host.tap("Add")
    var late: [Int] = []
    let listener = view.values.sink { late.append($0) }
    listener.cancel()
    try host.tap("Add")
    #expect(late == [2])
  }

  fileprivate final class Model: ObservableObject {
    @Published var count = State(wrappedValue: 0)
  }

  private struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
      Button("Add") {
        model.count.wrappedValue += 1
        print(model.count.wrappedValue)
      }
    }
  }

  @Test("37 not-searched: a published state inside an observed object is not installed either")
  func publishedState() throws {
    let host = Host(ModelView(model: Model()))
    try host.tap("Add")
    #expect(host.trace.printed == ["0"])
  }
}
