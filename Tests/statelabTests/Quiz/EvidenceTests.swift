import Testing

@testable import statelab

@Suite("What shows that an answer is right")
struct EvidenceTests {
  private static func evidence(for literal: String) -> Evidence {
    Evidence(for: literal, in: addRun.timeline(lesson: 1), lesson: 1)
  }

  @Test("A screen is shown by what followed from the last action that led to it")
  func screen() {
    let evidence = Self.evidence(for: #""0\n[Add]""#)
    #expect(evidence.action == #"tap "Add""#)
    #expect(evidence.range == "1:3 to 1:7")
  }

  @Test("A text that was printed is shown by its causes")
  func printed() {
    #expect(Self.evidence(for: #""one\ntwo""#).addresses.map(\.number) == [3, 4, 6])
  }

  @Test("A count is shown by the whole run, though a write has the same number in it")
  func count() {
    #expect(Self.evidence(for: "1").range == "1:1 to 1:7")
  }
}
