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

  private func play(_ words: String) throws -> ShellRun {
    try ShellRun(
      "export XDG_CACHE_HOME='\(TryTests.cache)'; $statelab try Program.swift \(words)",
      with: ["Program.swift": Self.card])
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
