import Testing

@testable import Rendering
@testable import statelab

@Suite("Text that is easily overlooked, in messages")
struct MessageTextTests {
  @Test("What turns text around or takes no room is spelled out in a message")
  func formats() {
    let errors = shell("run", "a\u{202E}b\u{200B}c\u{FEFF}👩‍👩‍👧").errors
    #expect(errors.contains(#""a\u{202E}b\u{200B}c\u{FEFF}👩‍👩‍👧""#), "\(errors)")
  }
}
