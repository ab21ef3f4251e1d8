import Testing

@testable import StateLabCore

/// The invariants of a host between two actions, and the detection of violations.
@Suite("Invariants")
struct InvariantTests {
  private final class Model: ObservableObject { @Published var count = 0 }

  private struct Child: View {
    @Binding var count: Int
    @Environment(\.isEnabled) var isEnabled
    let model: Model

    var body: some View {
      Button("child \(count)") { withAnimation { count += 1 } }
        .onReceive(model.$count) { count += $0 }
    }
  }

  private struct Parent: View {
    @State var count = 0
    @ObservedObject var model: Model

    var body: some View {
      Toggle("on", isOn: Binding(get: { count % 2 == 0 }, set: { _ in count += 1 }))
      ForEach(Array(0..<count % 4), id: \.self) { _ in Child(count: $count, model: model) }
        .disabled(count > 100)
      Button("later") {
        count += 1
        withAnimation { count += 1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.count += 1 }
      }
    }
  }

  @Test("The invariants hold after each action, under each profile", arguments: Profile.all)
  func afterEachAction(profile: Profile) throws {
    let model = Model()
    let host = Host(Parent(model: model), profile: profile)
    host.checkInvariants()
    for round in 0..<12 {
      try host.toggle("on")
      host.checkInvariants()
      try host.tap("later")
      host.checkInvariants()
      host.advance(by: .milliseconds(700))
      host.checkInvariants()
      if round % 3 == 0 { host.replaceRoot(Parent(model: model)) }
      host.checkInvariants()
      // The staleness check must leave nothing behind.
      _ = host.isStale
      host.checkInvariants()
    }
    host.unmount()
    host.checkInvariants()
  }

  @Observable fileprivate final class Tally { var count = 0 }

  private struct Reader: View {
    let tally: Tally
    var body: some View { Text("\(tally.count)") }
  }

  @Test("The invariants hold while a change of an @Observable object waits for the next action")
  func waitingChange() {
    let tally = Tally()
    let host = Host(Reader(tally: tally))
    tally.count += 1
    host.checkInvariants()
    #expect(host.screen == "1")
    host.checkInvariants()
  }

  private struct Empty: View {
    @State var count = 0
    var body: some View { Text("\(count)") }
  }

  @Test("checkInvariants() finds a node that a pass has forgotten")
  func forgottenNode() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = Host(Empty())
        host.root?.isInPass = true
        host.checkInvariants()
      }
    }
  }

  @Test("checkInvariants() finds an invalidated node that no queue holds")
  func strayBatch() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = Host(Empty())
        host.root?.batch = TransactionBatch()
        host.checkInvariants()
      }
    }
  }

  @Test("checkInvariants() finds a body that never ended")
  func endlessBody() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = Host(Empty())
        host.graph.evaluating = host.root as? any BodyRunning
        host.checkInvariants()
      }
    }
  }
}
