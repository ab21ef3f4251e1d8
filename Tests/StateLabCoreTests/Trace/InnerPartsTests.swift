import StateLabCore
import Testing

/// The laboratory's own views consist of other views and have states, as SwiftUI's do. A reader of
/// a trace does not know them.
@Suite("Internal views")
struct InnerPartsTests {
  private struct Settings: View {
    @State private var volume = 1.0
    @State private var asks = false
    var body: some View {
      NavigationStack {
        Form {
          Slider(value: $volume, in: 0...9) { Text("Volume") }
          DisclosureGroup("More") { Text("details") }
          NavigationLink("Go") { Text("there") }
          NavigationLink("Value", value: 1)
          EditButton()
          Button("Ask") { asks = true }
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
        .toolbar { ToolbarSpacer(.fixed) }
        .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
      }
    }
  }

  @Test("No event names an internal view or its state")
  func names() throws {
    let host = Host(Settings())
    try host.enter("5", into: "Volume")
    for label in ["More", "Go", "Back", "Value", "Back", "Edit", "Done", "Ask", "Yes"] {
      try host.tap(label)
    }
    let views = Set(host.trace.compactMap { host.trace.view(of: $0)?.type.baseName })
    #expect(views == ["Settings", "Slider"])
    let states = host.trace.compactMap { event in
      if case .stored(let property, _) = event.kind { property.segments.joined() } else { nil }
    }
    #expect(states == ["volume", "asks"])
  }

  @Test("Events that an internal state causes lead back to the action")
  func causes() throws {
    struct Page: View {
      var body: some View { Text("there") }
    }
    let host = Host(NavigationStack { NavigationLink("Go") { Page() } })
    try host.tap("Go")
    #expect(host.trace.bodyCount(of: Page.self) == 1)
    let unexplained = host.trace.filter { event in
      if case .action = event.kind { false } else { event.causes.isEmpty }
    }
    #expect(unexplained.isEmpty)
  }

  @Test("Every invalidated view is updated", arguments: await GrowthCase.all)
  func queued(_ item: GrowthCase) {
    var hosts: [Host] = []
    let stage = GrowthCase.Stage(
      profile: .standard, recording: true, didMount: { hosts.append($0) })
    var phases = GrowthCase.Phases()
    item.script(2, stage, &phases)
    #expect(hosts.isEmpty != item.mountsViews)
    for trace in hosts.map(\.trace) {
      var waiting: [Int: Int?] = [:]
      for event in trace {
        switch event.kind {
        case .queued: waiting[event.index] = event.view
        case .body, .bodySkipped, .redrawn: for cause in event.causes { waiting[cause] = nil }
        case .removed: waiting = waiting.filter { $0.value != event.view }
        case .action(.unmount), .stopped: waiting = [:]
        default: break
        }
      }
      let forgotten = waiting.keys.sorted().map { trace[$0] }
      #expect(forgotten.isEmpty)
    }
  }
}
