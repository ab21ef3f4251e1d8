import Testing

@testable import StateLabCore

@Suite("Host")
struct HostTests {
  private final class Remote { weak var host: Host? }

  private struct Meddling: View {
    let remote: Remote
    let meddle: (Host) -> Void
    @State private var number = 0
    var body: some View {
      let _ = remote.host.map(meddle)
      Text("number \(number)")
      Button("Add") { number += 1 }
    }
  }

  private func meddling(_ meddle: @escaping (Host) -> Void) throws -> Host {
    let remote = Remote()
    let host = Host(Meddling(remote: remote, meddle: meddle))
    remote.host = host
    try host.tap("Add")
    return host
  }

  @Test("A body that taps a control of its own host gets an error, and the host continues")
  func tapInBody() throws {
    let host = try meddling { host in
      #expect(throws: HostError.updating) { try host.tap("Add") }
    }
    #expect(host.screen == "number 1\n[Add]")
  }

  @Test(
    "A body that plays any other action stops its host with an error",
    arguments: [
      { $0.advance(by: .seconds(1)) }, { $0.perform {} }, { $0.background {} }, { $0.unmount() },
      { $0.replaceRoot(Text("x")) },
    ] as [@MainActor (Host) -> Void])
  func playInBody(_ play: @escaping @MainActor (Host) -> Void) throws {
    let host = try meddling(play)
    let text = HostError.updating.description
    #expect(host.trace.contains { $0.kind == .stopped(text) })
    #expect(throws: HostError.stopped(text)) { try host.tap("Add") }
    #expect(host.screen == "")
  }

  private struct Breaking: View {
    @State private var isBroken = false
    var body: some View {
      Button("Break") {
        isBroken = true
        DispatchQueue.main.async { print("a block") }
      }
      .onChange(of: isBroken) { _ in print("changed") }
      if isBroken {
        Text("x").onAppear { print("appeared") }
        ClassView()
      }
    }
  }

  @Test("A host that stopped during an update runs no further code of the program")
  func stoppedInUpdate() throws {
    let host = Host(Breaking())
    try host.tap("Break")
    #expect(host.trace.contains { if case .stopped = $0.kind { true } else { false } })
    host.advance(by: .seconds(1))
    #expect(host.trace.printed.isEmpty)
  }

  @Test("A host that stopped in a scheduled block runs no further block or action")
  func stoppedByTheClock() {
    struct Late: View {
      @State private var isBroken = false
      var body: some View {
        Text("x").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isBroken = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("a later block") }
        }
        if isBroken { ClassView() }
      }
    }
    let host = Host(Late())
    host.advance(by: .seconds(3))
    #expect(host.trace.contains { if case .stopped = $0.kind { true } else { false } })
    let count = host.trace.count
    host.advance(by: .seconds(3))
    host.perform { print("performed") }
    host.background { print("in the background") }
    #expect(host.trace.printed.isEmpty)
    #expect(host.trace.count == count)
  }

  /// Queues itself again without delay. The limit keeps the test finite should the host not stop
  /// it.
  private final class Rearming {
    var runs = 0
    func arm() {
      guard runs < 50_000 else { return }
      runs += 1
      DispatchQueue.main.asyncAfter(deadline: .now()) { self.arm() }
    }
  }

  @Test("An action ends after 10 000 blocks that are due now, and the trace says so")
  func timeStandsStill() {
    let rearming = Rearming()
    let host = Host(Text("x"))
    host.perform { rearming.arm() }
    for action in 1...2 {
      host.advance(by: .seconds(1))
      #expect(rearming.runs == 1 + 10_000 * action)
      #expect(host.trace.count { $0.kind == .stillChanging } == action)
    }
    #expect(host.world.clock.now == .zero)
  }

  @Test("The same limit ends an action while an update waits for its next frame")
  func frameNeverComes() {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Endless: View {
      @ObservedObject var model: Model
      let rearming: Rearming
      var body: some View {
        let _ = model.n += 1
        Text("x").onAppear(perform: rearming.arm)
      }
    }
    let rearming = Rearming()
    let host = Host(Endless(model: Model(), rearming: rearming))
    #expect(rearming.runs == 1 + 10_000)
    #expect(host.screen == "x\n(still changing)")
    host.advance(by: .seconds(1))
    #expect(rearming.runs == 1 + 20_000)
    #expect(host.trace.count { $0.kind == .stillChanging } == 2)
    #expect(host.trace.bodyCount(of: Endless.self) == 1 + 2 * 8)
  }

  @Test("A body that reads the screen sees the previous one")
  func screenInBody() throws {
    var seen: [String] = []
    let host = try meddling { seen.append($0.screen) }
    #expect(seen == ["number 0\n[Add]"])
    #expect(host.screen == "number 1\n[Add]")
  }

  @Test("A node that receives a view of another type ends the process with a message")
  func viewOfAnotherType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let host = Host(Text("x"))
        _ = host.root?.of(Spacer.self)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A node of Text was handed a Spacer."))
  }

  /// Counts how often it is drawn.
  private struct Counted: LeafView {
    final class Count { var drawn = 0 }
    let count: Count
    func draw(on screen: Screen) {
      count.drawn += 1
      screen.draw("drawn")
    }
  }

  private struct Crowd: View {
    let count: Counted.Count
    @State private var number = 0
    var body: some View {
      Button("Nothing") {}
      Button("Add") { number += 1 }
      Text("\(number)")
      ForEach(0..<100) { _ in Counted(count: count) }
    }
  }

  @Test("Finding a control draws nothing, and an unchanged screen is drawn once")
  func drawing() throws {
    let count = Counted.Count()
    let host = Host(Crowd(count: count))
    #expect(count.drawn == 100)
    try host.tap("Nothing")
    _ = host.screen
    #expect(count.drawn == 100)
    try host.tap("Add")
    #expect(count.drawn == 200)
    #expect(host.screen.hasPrefix("[Nothing]\n[Add]\n1\ndrawn\n"))

    let quiet = Counted.Count()
    let unrecorded = Host(Crowd(count: quiet), recording: false)
    try unrecorded.tap("Add")
    #expect(quiet.drawn == 0)
  }
}
