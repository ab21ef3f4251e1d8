import StateLabCore
import TestSupport
import Testing

@testable import Rendering
@testable import Replay

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Looks in a run")
struct LooksInRunTests {
  @Test("A run shows a changed color below the lines of the screen, and not as before")
  func color() throws {
    let run = try Self.run()
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

  @Test("A recorded run keeps its looks in words, and can be read again")
  func coding() throws {
    let run = try Self.run()
    let copy = try JSONDecoder().decode(ToldRun.self, from: JSONEncoder().encode(run))
    #expect(copy.acts.map(\.screen) == run.acts.map(\.screen))
    #expect(copy.acts.map(\.changes) == run.acts.map(\.changes))
  }

  private static func run() throws -> ToldRun {
    let host = Host(Lamp())
    try host.tap("Switch")
    return ToldRun(Timeline(host.trace, experiment: "lamp", profile: .standard))
  }
}

private struct Lamp: View {
  @State private var isOn = false
  var body: some View {
    Text("Lamp").foregroundColor(isOn ? .yellow : .gray)
    Button("Switch") { isOn.toggle() }
  }
}
