import StateLabCore
import Testing

/// The cases of the table in fidelity 2.11, 7.
@Suite("onReceive")
struct OnReceiveTests {
  private struct Receiving: View {
    let publisher: AnyPublisher<String, Never>
    @State private var didAppear = false
    var body: some View {
      Text("x").onReceive(publisher) { print("received \($0)") }.onAppear { didAppear = true }
    }
  }

  private func received(_ host: Host) -> [String] {
    host.trace.printed.filter { $0.hasPrefix("received") }
  }

  @Test(
    "R46 R68 N14 onReceive of a passthrough subject without sends does not run",
    arguments: Profile.all)
  func nothingSent(profile: Profile) {
    let subject = PassthroughSubject<String, Never>()
    let host = Host(Receiving(publisher: subject.eraseToAnyPublisher()), profile: profile)
    #expect(received(host) == [])
  }

  @Test("R46 onReceive subscribes once, before onAppear, and cancels before onDisappear")
  func lifeCycle() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Flagged: View {
      let publisher: AnyPublisher<Int, Never>
      @State private var shown = true
      var body: some View {
        if shown {
          Text("x").onAppear { print("appear") }.onDisappear { print("disappear") }
            .onReceive(publisher) { print("received \($0)") }
        }
        Button("Hide") { shown = false }
      }
    }
    let watched = subject.handleEvents(
      receiveSubscription: { _ in print("subscribed") }, receiveCancel: { print("cancelled") },
      receiveRequest: { print("requested \($0 == .unlimited)") }
    ).eraseToAnyPublisher()
    let host = Host(Flagged(publisher: watched))
    host.perform { subject.send(1) }
    try host.tap("Hide")
    host.perform { subject.send(2) }
    #expect(
      host.trace.printed == [
        "subscribed", "requested true", "appear", "received 1", "cancelled", "disappear",
      ])
  }

  @Test(
    "R47 N15 onReceive of a kept, replaying publisher runs twice under iOS 13, later once",
    arguments: Profile.all)
  func keptPublisher(profile: Profile) {
    let subject = CurrentValueSubject<String, Never>("")
    let host = Host(Receiving(publisher: subject.eraseToAnyPublisher()), profile: profile)
    #expect(received(host).count == (profile == .iOS13 ? 2 : 1))
  }

  @Test("R48 onReceive runs the newest body's closure without a new subscription")
  func newestClosure() throws {
    let subject = PassthroughSubject<Int, Never>()
    struct Capturing: View {
      let publisher: AnyPublisher<Int, Never>
      @State private var n = 0
      var body: some View {
        let captured = n
        Button("Add \(n)") { n += 1 }.onReceive(publisher) { print("\($0) captured \(captured)") }
      }
    }
    let host = Host(Capturing(publisher: subject.eraseToAnyPublisher()))
    try host.tap("Add 0")
    host.perform { subject.send(7) }
    #expect(host.trace.printed == ["7 captured 1"])
    let subscriptions = host.trace.filter {
      if case .subscribed = $0.kind { true } else { false }
    }
    #expect(subscriptions.count == 1)
  }

  private struct Computed: View {
    let subject: CurrentValueSubject<String, Never>
    @State private var didAppear = false
    var publisher: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
    var body: some View {
      Text("\(didAppear)").onReceive(publisher) { print("received \($0)") }
        .onAppear { didAppear = true }
    }
  }

  @Test(
    "R49 onReceive of a publisher that each body re-creates runs twice",
    arguments: Profile.all)
  func computedPublisher(profile: Profile) {
    let host = Host(Computed(subject: CurrentValueSubject("")), profile: profile)
    #expect(received(host).count == 2)
  }

  private struct Chasing: View {
    let publisher: () -> AnyPublisher<String, Never>
    @State private var text = "start"
    var body: some View {
      Text(text)
        .onReceive(publisher()) {
          print("received \($0)")
          text = $0
        }
        .onAppear { text = "abc" }
    }
  }

  @Test(
    "R47 R49 N19 Text set in onAppear stays or is overwritten, as the table says",
    arguments: Profile.all)
  func chasingText(profile: Profile) {
    let subject = CurrentValueSubject<String, Never>("")
    let kept = subject.eraseToAnyPublisher()
    let stored = Host(Chasing(publisher: { kept }), profile: profile)
    #expect(received(stored).count == (profile == .iOS13 ? 3 : 1))
    #expect(stored.screen == (profile == .iOS13 ? "" : "abc"))
    let computed = Host(Chasing(publisher: { subject.eraseToAnyPublisher() }), profile: profile)
    #expect(received(computed).count == 3)
    #expect(computed.screen == "")
  }

  @Test(
    "R50 A finished publisher is subscribed again at each update from iOS 15 on",
    arguments: Profile.all)
  func finishedPublisher(profile: Profile) throws {
    struct Just1: View {
      @State private var n = 0
      var body: some View {
        let captured = n
        Button("Add \(n)") { n += 1 }.onReceive(Just(1)) { print("received \($0) \(captured)") }
      }
    }
    let host = Host(Just1(), profile: profile)
    for n in 0..<3 { try host.tap("Add \(n)") }
    let expected = [Profile.iOS13: 4, .iOS14: 1, .iOS16: 4, .iOS18: 4]
    #expect(received(host).count == expected[profile])
  }

  @Test(
    "R51 A value sent off the main thread causes W4 and is delivered",
    arguments: Profile.all)
  func background(profile: Profile) {
    let subject = PassthroughSubject<String, Never>()
    let host = Host(Receiving(publisher: subject.eraseToAnyPublisher()), profile: profile)
    host.background { subject.send("a") }
    #expect(received(host) == ["received a"])
    #expect(
      host.trace.warnings.map(\.message) == [
        "Publishing changes from background threads is not allowed; make sure to publish values "
          + "from the main thread (via operators like receive(on:)) on model updates."
      ])
  }

  private final class Model: ObservableObject { @Published var n = 0 }

  @Test("R53 A sink on $n reads the model's old value, our onReceive runs later and reads the new")
  func sinkAndReceive() {
    struct Watching: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("x").onReceive(model.$n) { print("received \($0), model \(model.n)") }
      }
    }
    let model = Model()
    let host = Host(Watching(model: model))
    host.perform {
      let sink = model.$n.dropFirst().sink { print("sink \($0), model \(model.n)") }
      model.n = 5
      sink.cancel()
    }
    #expect(
      host.trace.printed == ["received 0, model 0", "sink 5, model 0", "received 5, model 5"])
  }

  @Test("R41 Writing state in onReceive causes no warning")
  func mayWrite() {
    let subject = CurrentValueSubject<String, Never>("a")
    let host = Host(Chasing(publisher: { subject.eraseToAnyPublisher() }))
    #expect(host.trace.warnings.isEmpty)
  }
}
