import StateLabCore
import Testing

@Suite("Long presses")
struct PressTests {
  private struct Press: View {
    let log: (String) -> Void
    @State private var isPressed = false
    var body: some View {
      let _ = log("body \(isPressed)")
      Text("Record")
        .onLongPressGesture {
          log("action")
        } onPressingChanged: { isPressing in
          log("pressing \(isPressing)")
          isPressed = isPressing
        }
    }
  }

  @Test("onPressingChanged updates the view before and after the action of a long press")
  func pressing() throws {
    var log: [String] = []
    let host = Host(Press { log.append($0) })
    log = []
    try host.tap("Hold Record")
    #expect(log == ["pressing true", "body true", "action", "pressing false", "body false"])
  }
}
