import StateLabUI
import Testing

@Suite("Predicates of strings")
struct PredicateTests {
  @Test(
    "A predicate compares a string as its format says",
    arguments: [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,3}", "ada@lab.org", true),
      ("SELF MATCHES %@", "[a-z]+", "ada!", false),
      ("SELF MATCHES %@", "a|ab", "ab", true),
      ("self matches[c] %@", "[a-z]+", "ADA", true),
      ("SELF CONTAINS[cd] %@", "CAFE", "Das Café", true),
      ("SELF CONTAINS %@", "CAFE", "Das Café", false),
      ("SELF BEGINSWITH %@", "Das", "Das Café", true),
      ("SELF ENDSWITH [c] %@", "FÉ", "Das Café", true),
      ("SELF LIKE %@", "D?s*", "Das Café", true),
      ("SELF LIKE %@", "D?s", "Das Café", false),
      ("SELF == %@", "a", "a", true),
      ("SELF ==[c] %@", "A", "a", true),
      ("SELF != %@", "a", "a", false),
      ("NOT SELF CONTAINS %@", "a", "b", true),
      ("SELF CONTAINS %@ AND SELF ENDSWITH 'c'", "a", "abc", true),
      ("SELF == 'x' OR (SELF LIKE \"a*\" && SELF CONTAINS %@)", "c", "abc", true),
      ("TRUEPREDICATE && SELF <> %@", "a", "b", true),
    ])
  func compare(_ format: String, _ argument: String, _ text: String, _ result: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == result)
    #expect(NSPredicate(format: format, argumentArray: [argument]).evaluate(with: text) == result)
  }

  @Test("A missing string is unequal to each string")
  func missing() {
    let text: String? = nil
    #expect(!NSPredicate(format: "SELF MATCHES '.*'").evaluate(with: text))
    #expect(NSPredicate(format: "SELF != 'a'").evaluate(with: text))
  }

  @Test("A predicate of another form ends the process and names its format")
  func otherForm() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "name == %@", "Ada")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("The laboratory has no predicate of this form: name == %@."), "\(text)")
  }
}
