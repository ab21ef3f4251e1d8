import Replay
import Testing

@testable import Rendering

@Suite("Addresses of steps")
struct StepAddressTests {
  @Test("An address is written and parsed as two numbers with a colon")
  func text() {
    let address = StepAddress(lesson: 5, number: 7)
    #expect(address.description == "5:7" && StepAddress("5:7") == address)
  }

  @Test(
    "No other text is an address", arguments: ["", "5", "5:", ":7", "5:7:", "5:7:9", "a:7", "5 7"])
  func nothingElse(text: String) {
    #expect(StepAddress(text) == nil)
  }
}
