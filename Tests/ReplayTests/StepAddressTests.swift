import Replay
import Testing

@testable import Rendering

@Suite("The address of a step")
struct StepAddressTests {
  @Test("It is written and read as two numbers with a colon between them")
  func text() {
    let address = StepAddress(lesson: 5, number: 7)
    #expect(address.description == "5:7" && StepAddress("5:7") == address)
  }

  @Test(
    "Nothing else names a step", arguments: ["", "5", "5:", ":7", "5:7:", "5:7:9", "a:7", "5 7"])
  func nothingElse(text: String) {
    #expect(StepAddress(text) == nil)
  }
}
