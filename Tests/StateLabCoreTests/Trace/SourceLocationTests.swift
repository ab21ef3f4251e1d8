import StateLabCore
import Testing

@Suite("Source locations")
struct SourceLocationTests {
  @Test("An action has its control's line, a closure has its modifier's line")
  func lines() throws {
    let host = Host(Controls())
    try host.tap("Add")
    try host.toggle("On")
    try host.enter("ab", into: "Name")
    let first = Controls.firstLine
    #expect(line(in: host) { $0 == .action(.tap("Add")) } == first + 6)
    #expect(line(in: host) { $0 == .action(.toggle("On")) } == first + 7)
    #expect(line(in: host) { $0 == .action(.enter("ab", into: "Name")) } == first + 8)
    #expect(line(in: host) { $0 == .appeared } == first + 10)
    #expect(line(in: host) { $0 == .changed(old: "0", new: "1") } == first + 11)
    #expect(host.trace.compactMap(\.source).allSatisfy { $0.file == "SourceLocationTests.swift" })
  }

  @Test("A mount and a body have no source location")
  func none() {
    for event in Host(Controls()).trace {
      switch event.kind {
      case .action, .body, .stored, .screen: #expect(event.source == nil)
      default: break
      }
    }
  }

  @Test("R33 Two views that differ only in their line are equal")
  func lineIsNoPartOfTheValue() {
    let host = Host(Frame { Button("A", action: act) })
    host.replaceRoot(
      Frame { Button("A", action: act) })
    #expect(host.trace.bodyCount(ofViewNamed: host.trace.views[0].type.name) == 1)
    host.replaceRoot(Frame { Button("B", action: act) })
    #expect(host.trace.bodyCount(ofViewNamed: host.trace.views[0].type.name) == 2)
  }

  private func line(in host: Host, where fits: (Event.Kind) -> Bool) -> Int? {
    host.trace.first { fits($0.kind) }?.source?.line
  }
}

private let act: () -> Void = {}

private struct Frame<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

private struct Controls: View {
  static let firstLine = #line
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
    }
    .onAppear {}
    .onChange(of: count) { _, _ in }
  }
}
