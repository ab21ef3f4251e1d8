import Testing

@testable import StateLabCore

@Suite("Causes of scheduled work")
struct ScheduledCausesTests {
  @Test("The only cause of a main-queue block is the code that queued it")
  func mainQueue() throws {
    let trace = Host(SoonView()).trace
    let appeared = try #require(trace.first { $0.kind == .appeared })
    let write = try #require(trace.writes(to: "text").first)
    #expect(write.causes == [appeared.index])
    #expect(
      trace.effects(onlyOf: appeared).map(\.index) == trace.effects(of: appeared).map(\.index))
  }

  @Test("A delayed block has two causes: the code that scheduled it and the advance")
  func wait() throws {
    let host = Host(LaterView())
    host.advance(by: .seconds(1))
    host.advance(by: .seconds(1))
    let trace = host.trace
    let appeared = try #require(trace.first { $0.kind == .appeared })
    let waits = trace.filter { $0.kind == .action(.advance(.seconds(1))) }
    let write = try #require(trace.writes(to: "text").first)
    #expect(write.causes == [appeared.index, waits[1].index])

    let body = try #require(trace.last { $0.kind == .body(count: 2) })
    #expect(trace.effects(onlyOf: appeared).contains(body))
    #expect(trace.effects(onlyOf: waits[1]).contains(body))
    #expect(!trace.effects(of: waits[0]).contains(body))
    #expect(trace.effects(onlyOf: write).contains(body))
  }

  @Test("A timer's tick has the advance in which it fell due as a cause, and no earlier one")
  func timer() throws {
    let host = Host(TimerView())
    for _ in 0..<3 { host.advance(by: .seconds(1)) }
    let trace = host.trace
    let waits = trace.filter { $0.kind == .action(.advance(.seconds(1))) }
    let ticks = trace.filter { if case .received = $0.kind { true } else { false } }
    #expect(ticks.count == 3)
    for (tick, wait) in zip(ticks, waits) {
      #expect(tick.causes.filter { waits.map(\.index).contains($0) } == [wait.index])
      #expect(tick.causes.count == 2)
      #expect(trace.effects(onlyOf: wait).contains(tick))
    }
  }

  @Test("A block that falls due during an action's frames is no effect of that action")
  func frames() throws {
    let host = Host(LaterView())
    host.advance(by: .seconds(1.99))
    try host.tap("Climb")
    let trace = host.trace
    let tap = try #require(trace.last { $0.kind == .action(.tap("Climb")) })
    let write = try #require(trace.writes(to: "text").first)
    #expect(write.index > tap.index)
    #expect(!trace.effects(of: tap).contains(write))
    #expect(trace.why(write).contains { $0.kind == .appeared })
  }

  @Test("R38 An advance does not count as a second cause, but two writes of one body do")
  func twoWrites() throws {
    let host = Host(TwoWritesLater())
    try host.tap("Both")
    host.advance(by: .seconds(1))
    let trace = host.trace
    let body = try #require(trace.last { $0.kind == .body(count: 2) })
    let tap = try #require(trace.last { $0.kind == .action(.tap("Both")) })
    let wait = try #require(trace.last { $0.kind == .action(.advance(.seconds(1))) })
    #expect(trace.effects(onlyOf: tap).contains(body))
    #expect(trace.effects(onlyOf: wait).contains(body))
    for write in trace.writes(to: "a") + trace.writes(to: "b") {
      #expect(trace.effects(of: write).contains(body))
      #expect(!trace.effects(onlyOf: write).contains(body))
    }
  }
}

private struct SoonView: View {
  @State private var text = "waiting"

  var body: some View {
    Text(text).onAppear { DispatchQueue.main.async { text = "later" } }
  }
}

private struct LaterView: View {
  @State private var text = "waiting"
  @State private var steps = 0
  let climb = PassthroughSubject<Int, Never>()

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "later" }
    }
    // Twelve steps need more passes than one frame has, so virtual time passes.
    Button("Climb") { climb.send(1) }
    Text("\(steps)").onReceive(climb) { step in
      steps = step
      if step < 12 { climb.send(step + 1) }
    }
  }
}

private struct TimerView: View {
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks)").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      ticks += 1
    }
  }
}

private struct TwoWritesLater: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("Both") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        a += 1
        b += 1
      }
    }
    Text("\(a) \(b)")
  }
}
