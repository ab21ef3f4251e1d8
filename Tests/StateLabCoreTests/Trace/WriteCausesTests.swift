import StateLabCore
import Testing

@Suite("Writes among the causes of a body")
struct WriteCausesTests {
  private struct Counter: View {
    @State private var taps = 0
    @State private var score = 0
    var body: some View {
      Text("Score \(score)")
      Button("Score first") {
        score += 1
        taps += 1
      }
      Button("Taps first") {
        taps += 1
        score += 1
      }
    }
  }

  /// The states whose writes are causes of the last body.
  private func writes(in trace: Trace) throws -> [String] {
    let body = try #require(
      trace.last { event in
        if case .body = event.kind { true } else { false }
      })
    return body.causes.compactMap { cause in
      guard case .wrote(let property, _, _) = trace[cause].kind else { return nil }
      return property.description
    }
  }

  @Test("R17 A write to a state that no body has read is no cause")
  func unread() throws {
    let host = Host(Counter())
    try host.tap("Score first")
    #expect(try writes(in: host.trace) == [])
    try host.tap("Taps first")
    #expect(try writes(in: host.trace) == ["score"])
  }

  private struct Person: Equatable {
    let id = 1
    var age = 30
    static func == (a: Person, b: Person) -> Bool { a.id == b.id }
  }

  private struct Birthday: View {
    @State private var person = Person()
    var body: some View { Button("Birthday of \(person.age)") { person.age += 1 } }
  }

  @Test("R10 A write that `==` finds equal is recorded with the kept value and the lost fields")
  func keptValue() throws {
    let host = Host(Birthday())
    try host.tap("Birthday of 30")
    let writes = host.trace.filter { $0.name == .wroteEqual }
    #expect(writes.map { $0.value?.literal } == ["Person(id: 1, age: 30)"])
    let age = try #require(writes.first?.fields?.first)
    #expect([age.name, age.old?.literal, age.value.literal] == ["age", "30", "31"])
    #expect(host.screen == "[Birthday of 30]")
  }
}
