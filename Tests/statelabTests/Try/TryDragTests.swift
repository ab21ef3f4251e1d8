import Testing

@testable import statelab

@Suite("Drags of a program", .needs("swiftc"), .serialized)
struct TryDragTests {
  private static let card = """
    import SwiftUI

    struct ContentView: View {
      @GestureState private var offset = CGSize.zero
      @State private var place = 0.0

      var body: some View {
        Circle().offset(offset)
          .gesture(
            DragGesture()
              .updating($offset) { value, state, _ in state = value.translation }
              .onEnded { place += $0.translation.width })
        Text("at \\(Int(place))").gesture(MagnificationGesture())
      }
    }

    """

  private func play(_ words: String, _ program: String = card) throws -> ShellRun {
    try ShellRun(
      "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try Program.swift \(words)",
      with: ["Program.swift": program])
  }

  @Test("--drag plays a drag, and a run lists the views to drag and the gestures that never occur")
  func drag() throws {
    let run = try play("--drag Circle=120,0 --drag circle=-20,5")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("drag \"Circle\" by 120,0\n"), "\(run.output)")
    #expect(run.output.contains("* at 0 → at 120"), "\(run.output)")
    #expect(run.output.contains("at 100\n"), "\(run.output)")
    #expect(!run.output.contains("Circle, offset"), "\(run.output)")
    #expect(run.output.contains("These can be dragged: \"Circle\"."), "\(run.output)")
    #expect(!run.output.contains("can be tapped"), "\(run.output)")
    #expect(run.output.contains("`MagnificationGesture` never occurs"), "\(run.output)")
  }

  @Test("--drag finds a view by each of its controls, and names the views that a name fits")
  func controls() throws {
    let program = """
      import SwiftUI

      struct ContentView: View {
        @State private var log = ""

        var body: some View {
          Text("log \\(log)")
          card("A", buttons: ["Cut", "Paste"])
          card("B", buttons: ["Open", "Paste"])
        }

        private func card(_ name: String, buttons: [String]) -> some View {
          HStack { ForEach(buttons, id: \\.self) { Button($0) {} } }
            .gesture(DragGesture().onEnded { _ in log += name })
        }
      }

      """
    let run = try play("--drag Cut=50,0 --drag Open=50,0 --drag open=50,0", program)
    #expect(run.output.contains("log ABB\n"), "\(run.output) \(run.errors)")
    let both = try play("--drag Paste=50,0", program)
    #expect(both.code == 1)
    #expect(both.errors.contains("2 controls are labeled \"Paste\""), "\(both.errors)")
    let second = try play("--drag Paste#2=50,0", program)
    #expect(second.output.contains("log B\n"), "\(second.output) \(second.errors)")
  }

  @Test("A distance that is none, and a view that cannot be dragged, are reported")
  func errors() throws {
    let far = try play("--drag Circle=far")
    #expect(far.code == 64)
    #expect(far.errors.contains("\"far\" is not a distance"), "\(far.errors)")
    #expect(far.errors.contains("--drag \"Circle=120,0\""), "\(far.errors)")
    let square = try play("--drag Square=1,1")
    #expect(square.code == 1)
    #expect(square.errors.contains("No draggable view is labeled \"Square\""), "\(square.errors)")
  }
}
