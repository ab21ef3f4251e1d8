import Testing

@testable import Rendering
@testable import statelab

@Suite("Invisible text in messages")
struct MessageTextTests {
  @Test("A message escapes characters without width and those that change the direction")
  func formats() {
    let errors = shell("run", "a\u{202E}b\u{200B}c\u{FEFF}👩‍👩‍👧").errors
    #expect(errors.contains(#""a\u{202E}b\u{200B}c\u{FEFF}👩‍👩‍👧""#), "\(errors)")
  }
}
