import StateLabCore
import TestSupport
import Testing

@testable import Rendering
@testable import Replay

@Suite("Looks in a run")
struct LooksInRunTests {
  @Test("A run shows a changed color below the lines of the screen, and not as before")
  func color() throws {
    let host = Host(Lamp())
    try host.tap("Switch")
    let run = ToldRun(Timeline(host.trace, experiment: "lamp", profile: .standard))
    let screen = try #require(run.acts.last?.screen)
    #expect(screen.isAsBefore && !screen.isUnchanged)
    #expect(screen.looks == ["Lamp, color: gray → yellow"])
    let page = Document(blocks: [.run(name: nil, run.acts)])
    let text = TextRenderer(output: OutputOptions(width: 80)).lines(of: page).map(\.text)
    #expect(text.last?.hasSuffix("* Lamp, color: gray → yellow") == true, "\(text)")
    #expect(!text.contains { $0.contains("as before") }, "\(text)")
    let plain = PlainRenderer(output: OutputOptions(width: 80, plain: true)).lines(of: page)
    #expect(plain.map(\.text).last == "Look of Lamp, color: gray → yellow.")
  }
}

private struct Lamp: View {
  @State private var isOn = false
  var body: some View {
    Text("Lamp").foregroundColor(isOn ? .yellow : .gray)
    Button("Switch") { isOn.toggle() }
  }
}
