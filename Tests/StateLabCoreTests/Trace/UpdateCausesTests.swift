import Observation
import StateLabCore
import Testing

/// Every event of an update has causes that lead back to an action.
@Suite("Each event of an update has a cause")
struct UpdateCausesTests {
  @Test("Every event of a growth case except actions has a cause", arguments: await GrowthCase.all)
  func everywhere(_ item: GrowthCase) {
    var hosts: [Host] = []
    let stage = GrowthCase.Stage(
      profile: .standard, recording: true, didMount: { hosts.append($0) })
    var phases = GrowthCase.Phases()
    item.script(2, stage, &phases)
    #expect(hosts.isEmpty != item.mountsViews)
    // With several hosts, one may change what another one shows.
    for host in hosts where hosts.count == 1 { expectCauses(in: host.trace) }
  }

  @Observable
  fileprivate final class Name { var first = "Ada" }

  fileprivate struct Greeting: View {
    let name: String
    @State private var theme = "light"
    var body: some View {
      Text("Hello, \(name)")
      Picker("Theme", selection: $theme) { Text(name).tag("light") }
    }
  }

  struct Closure: CustomTestStringConvertible {
    let testDescription: String
    fileprivate let view: @MainActor (Name) -> AnyView
  }

  @Test(
    "Every event after a closure read an @Observable object has a cause",
    arguments: [
      Closure(testDescription: "GeometryReader") { name in
        AnyView(GeometryReader { _ in Greeting(name: name.first) })
      },
      Closure(testDescription: "ForEach") { name in
        AnyView(ForEach(0..<1) { _ in Greeting(name: name.first) })
      },
      Closure(testDescription: "sheet") { name in
        AnyView(Text("").sheet(isPresented: .constant(true)) { Greeting(name: name.first) })
      },
      Closure(testDescription: "page") { name in
        AnyView(
          NavigationStack(path: .constant([1])) {
            Text("").navigationDestination(for: Int.self) { _ in Greeting(name: name.first) }
          })
      },
    ])
  func closure(_ item: Closure) {
    let name = Name()
    let host = Host(item.view(name))
    host.perform { name.first = "Bob" }
    #expect(host.screen.contains("Hello, Bob\nTheme: Bob"))
    expectCauses(in: host.trace)
  }

  private func expectCauses(in trace: Trace) {
    let unexplained = trace.filter { event in
      if case .action = event.kind { false } else { event.causes.isEmpty }
    }
    #expect(unexplained.isEmpty)
  }
}
