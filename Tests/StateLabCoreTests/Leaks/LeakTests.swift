import StateLabCore
import Testing

/// What a mount leaves behind: nothing. Updates without end leave what one mount holds.
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

  @Test("What is removed is released, and 1 000 mounts later there is as much as after one")
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

  @Test("10 000 updates, of whatever kind, leave what the first left")
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

  @Test("A host that is unmounted releases everything")
  func unmounted() {
    let host = Host(Household(counter: counter, shared: shared), recording: false)
    #expect(counter.alive > 12)
    host.unmount()
    #expect(counter.alive == 0)
  }

  @Test(
    "A host that goes away without being unmounted releases everything", arguments: [false, true])
  func abandoned(recording: Bool) {
    for _ in 1...3 {
      _ = Host(Household(counter: counter, shared: shared), recording: recording)
    }
    #expect(counter.alive == 0)
  }

  @Test("A host that goes away in the middle of things releases what was queued")
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

  /// Gives its reader another binding, another environment value and another life with each tap.
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

  @Test("Holders of bindings and readers of the environment leave with their view")
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

  @Test("R44 A host that never came to rest releases what it could not play")
  func endless() {
    _ = Host(Endless(shared: shared, token: counter.token()), recording: false)
    #expect(counter.alive == 0)
  }

  @Test("R32 A host that had to stop releases what it mounted before")
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
