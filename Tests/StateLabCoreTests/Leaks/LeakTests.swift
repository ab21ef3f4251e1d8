import StateLabCore
import Testing

/// A removed view leaves nothing allocated, and repeated updates keep no more than one mount does.
@Suite("Leaks")
struct LeakTests {
  private let counter = TokenCounter()
  private let shared = HouseholdModel()

  private struct Door: View {
    @State private var isOpen = false
    @State private var level = 0
    let counter: TokenCounter
    let shared: HouseholdModel
    var body: some View {
      Button("Door") { isOpen.toggle() }
      Button("Level") { level += 1 }
      if isOpen { Household(counter: counter, shared: shared, level: level) }
    }
  }

  @Test("A removed view is released, and 1 000 mounts keep as much as one")
  func mounts() throws {
    let host = Host(Door(counter: counter, shared: shared), recording: false)
    try host.tap("Door")
    let open = counter.alive
    #expect(open > 12)
    try host.tap("Door")
    #expect(counter.alive == 0)
    for _ in 1...1000 {
      try host.tap("Door")
      try host.tap("Door")
    }
    #expect(counter.alive == 0)
    try host.tap("Door")
    #expect(counter.alive == open)
  }

  @Test("10 000 updates of several kinds keep as much as the first")
  func updates() throws {
    let host = Host(Door(counter: counter, shared: shared), recording: false)
    try host.tap("Door")
    func round() throws {
      try host.tap("Own")
      try host.tap("Level")
      try host.toggle("Bound")
      try host.enter("b\(counter.alive)", into: "Name")
      host.perform { shared.n += 1 }
    }
    try round()
    let alive = counter.alive
    for _ in 1...2000 { try round() }
    #expect(counter.alive == alive)
  }

  @Test("Unmounting a host releases everything")
  func unmounted() {
    let host = Host(Household(counter: counter, shared: shared), recording: false)
    #expect(counter.alive > 12)
    host.unmount()
    #expect(counter.alive == 0)
  }

  @Test(
    "A host that is released without unmount releases everything", arguments: [false, true])
  func abandoned(recording: Bool) {
    for _ in 1...3 {
      _ = Host(Household(counter: counter, shared: shared), recording: recording)
    }
    #expect(counter.alive == 0)
  }

  @Test("A host that is released before an update releases the invalidated views")
  func abandonedBusy() {
    do {
      let host = Host(Household(counter: counter, shared: shared), recording: false)
      shared.n += 1
      withExtendedLifetime(host) {}
    }
    #expect(counter.alive == 0)
  }
}

extension LeakTests {
  private struct Reader: View {
    @Binding var token: Token
    @Environment(\.tokenInTests) private var written
    var body: some View { Text("\(token.number) \(written?.number ?? -1)") }
  }

  /// Changes its reader's binding, environment value and identity with each tap.
  private struct Renewing: View {
    let counter: TokenCounter
    @State private var token: Token
    @State private var written: Token?
    @State private var n = 0

    init(counter: TokenCounter) {
      self.counter = counter
      _token = State(initialValue: counter.token())
    }

    var body: some View {
      Button("Renew") {
        token = counter.token()
        written = counter.token()
        n += 1
      }
      VStack { if n % 3 != 0 { Reader(token: $token).id(n) } }.environment(\.tokenInTests, written)
    }
  }

  @Test("Holders of bindings and readers of the environment are released with their view")
  func holdersAndReaders() throws {
    let host = Host(Renewing(counter: counter), recording: false)
    for _ in 1...1000 { try host.tap("Renew") }
    // The first struct's initial value, the newest state, the newest environment value.
    #expect(counter.alive == 3)
  }

  private struct Endless: View {
    @ObservedObject var shared: HouseholdModel
    let token: Token
    var body: some View {
      let _ = shared.n += 1
      Text("endless").onAppear { token.touch() }
    }
  }

  @Test("R44 A host whose updates never end releases its views")
  func endless() {
    _ = Host(Endless(shared: shared, token: counter.token()), recording: false)
    #expect(counter.alive == 0)
  }

  @Test("R32 A host that stopped releases the views it mounted before")
  func stopped() {
    do {
      let host = Host(
        VStack {
          Household(counter: counter, shared: shared)
          ClassView()
        }, recording: false)
      #expect(host.screen == "")
    }
    #expect(counter.alive == 0)
  }
}
