import StateLabCore
import Testing

/// Programs that try to break the rule sentences about published values, changes, and updates.
@Suite("Counterexamples to the rules about published values, changes, and updates")
struct UpdateRuleTests {
  fileprivate final class Tank: ObservableObject {
    @Published var level = 0
  }

  @Test(
    "20 publish-before-store: the value at the subscription is stored, each later one is not yet")
  func replay() {
    let tank = Tank()
    var seen: [[Int]] = []
    let subscription = tank.$level.sink { seen.append([$0, tank.level]) }
    tank.level = 1
    tank.level = 2
    subscription.cancel()
    #expect(seen == [[0, 0], [1, 0], [2, 1]])
  }

  private struct TankView: View {
    let tank: Tank

    var body: some View {
      Text("tank")
        .onReceive(tank.$level.receive(on: DispatchQueue.main)) { print($0, tank.level) }
    }
  }

  @Test(
    "20 publish-before-store: with receive(on:), the received value may be older than the model's")
  func receivedLater() {
    let tank = Tank()
    let host = Host(TankView(tank: tank))
    host.perform {
      tank.level = 1
      tank.level = 2
    }
    #expect(host.trace.printed.suffix(2) == ["1 2", "2 2"])
  }

  private struct BackAndForth: View {
    @State private var n = 0

    var body: some View {
      Text("n is \(n)").onChange(of: n) { print("from \($0) to \($1)") }
      Button("Plain") {
        n = 1
        n = 0
      }
      Button("Animated") {
        n = 1
        withAnimation { n = 0 }
      }
    }
  }

  @Test("39 on-change: another transaction gives the value in between an update, and so a call")
  func valueInBetween() throws {
    let host = Host(BackAndForth())
    try host.tap("Plain")
    #expect(host.trace.printed == [])
    try host.tap("Animated")
    #expect(host.trace.printed == ["from 0 to 1", "from 1 to 0"])
  }

  private struct Interrupted: View {
    @State private var n = 0

    var body: some View {
      let _ = print("body \(n)")
      Button("Write") {
        n = 1
        withAnimation { n = 2 }
        n = 3
      }
    }
  }

  @Test("42 batching: two plain writes with an animated one between them are two updates")
  func interruptedWrites() throws {
    let host = Host(Interrupted())
    try host.tap("Write")
    #expect(host.trace.printed == ["body 0", "body 1", "body 2", "body 3"])
  }

  private struct Seat: View {
    @State private var row = 1
    @State private var place = 1

    init(seat: Int) {
      row = seat
      _place = State(initialValue: seat)
    }

    var body: some View { Text("row \(row), place \(place)") }
  }

  @Test(
    "44 state-macro: of two values, an assignment to the state is lost, and one to the wrapper wins"
  )
  func twoValues() {
    #expect(Host(Seat(seat: 12)).screen == "row 1, place 12")
  }

  private struct Counted: View {
    let pass: Int
    @State private var value = Self.made("declared")

    init(pass: Int) {
      self.pass = pass
      _value = State(initialValue: Self.made("assigned"))
    }

    var body: some View { Text("\(value), pass \(pass)") }

    private static func made(_ name: String) -> String {
      print(name)
      return name
    }
  }

  @Test(
    "43 two-generations: up to Xcode 26 a declared value is evaluated even if the initializer replaces it"
  )
  func replacedValue() {
    let host = Host(Counted(pass: 1))
    host.perform { host.replaceRoot(Counted(pass: 2)) }
    #expect(host.screen == "assigned, pass 2")
    #expect(host.trace.printed.filter { $0 == "declared" }.count == 2)
  }
}
