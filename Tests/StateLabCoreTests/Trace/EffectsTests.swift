import Testing

@testable import StateLabCore

@Suite("Effects of an event")
struct EffectsTests {
  /// Each event with the indices of its causes.
  private func trace(_ causes: [Int]...) -> Trace {
    Trace(
      causes.enumerated().map { index, causes in
        Event(
          index: index, time: .zero, frame: 0, pass: 0, view: nil,
          kind: causes.isEmpty ? .action(.perform) : .queued, causes: causes)
      })
  }

  @Test("A body that two writes cause is an effect of both, but of neither alone")
  func twoWrites() {
    // A tap, two writes, one invalidated view, its body because of both.
    let trace = trace([], [0], [1], [0], [2, 3], [4])
    #expect(trace.effects(of: trace[1]).map(\.index) == [2, 4, 5])
    #expect(trace.effects(onlyOf: trace[1]).map(\.index) == [2])
    #expect(trace.effects(of: trace[3]).map(\.index) == [4, 5])
    #expect(trace.effects(onlyOf: trace[3]).isEmpty)
    #expect(trace.effects(onlyOf: trace[0]).map(\.index) == [1, 2, 3, 4, 5])
    #expect(trace.effects(onlyOf: trace[4]).map(\.index) == [5])
  }

  @Test("A body that one write causes in two ways is an effect of that write alone")
  func diamond() {
    let trace = trace([], [0], [1], [1], [2, 3])
    #expect(trace.effects(onlyOf: trace[1]).map(\.index) == [2, 3, 4])
    #expect(trace.effects(onlyOf: trace[2]).isEmpty)
  }

  @Test("An event that a second action also causes is not an effect of the first alone")
  func twoActions() {
    let trace = trace([], [0], [], [1, 2], [3])
    #expect(trace.effects(of: trace[1]).map(\.index) == [3, 4])
    #expect(trace.effects(onlyOf: trace[1]).isEmpty)
    #expect(trace.effects(onlyOf: trace[3]).map(\.index) == [4])
  }

  @Test("effects(of:) and why(_:) are inverse")
  func opposites() throws {
    let host = Host(TwoWrites())
    try host.tap("Both")
    for event in host.trace {
      let effects = host.trace.effects(of: event)
      for other in host.trace where other != event {
        #expect(effects.contains(other) == host.trace.why(other).contains(event))
      }
      #expect(Set(host.trace.effects(onlyOf: event)).isSubset(of: effects))
    }
  }

  @Test(
    "R38 The body after a tap with two writes is an effect of the tap alone, but of no write alone")
  func host() throws {
    let host = Host(TwoWrites())
    try host.tap("Both")
    let body = try #require(host.trace.last { $0.kind == .body(count: 2) })
    let tap = try #require(host.trace.last { $0.kind == .action(.tap("Both")) })
    #expect(host.trace.effects(onlyOf: tap).contains(body))
    for write in host.trace.writes(to: "a") + host.trace.writes(to: "b") {
      #expect(host.trace.effects(of: write).contains(body))
      #expect(!host.trace.effects(onlyOf: write).contains(body))
    }
  }
}

private struct TwoWrites: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("Both") {
      a += 1
      b += 1
    }
    Text("\(a) \(b)")
  }
}
