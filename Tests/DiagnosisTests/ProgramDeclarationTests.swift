import Testing

@testable import Diagnosis

@Suite("The declarations of a program")
struct DeclarationTests {
  @Test("Each bug has another name")
  func names() { #expect(Set(BugID.allCases.map(\.rawValue)).count == 51) }
}
