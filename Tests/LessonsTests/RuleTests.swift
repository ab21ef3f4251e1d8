import Course
import Testing

@Suite("The rules")
struct RuleTests {
  @Test("There are 78, in ten groups, in the order of their numbers")
  func numbers() {
    #expect(RuleArea.all.flatMap(\.rules).map(\.number) == Array(Rule.numbers))
    #expect(
      RuleArea.all.compactMap(\.rules.first?.number) == [1, 18, 24, 33, 38, 46, 54, 59, 65, 74])
    #expect(Rule(0) == nil)
    #expect(Rule(79) == nil)
  }

  @Test("A title is one short sentence, and no two are the same")
  func titles() {
    let rules = Rule.numbers.compactMap(Rule.init)
    #expect(Set(rules.map(\.title)).count == rules.count)
    for rule in rules {
      #expect(rule.title.hasSuffix("."), "\(rule.name)")
      #expect(rule.title.count <= 115, "\(rule.name)")
      #expect(rule.title.count { $0 == "`" }.isMultiple(of: 2), "\(rule.name)")
    }
  }

  @Test("Each is known in ways that the course has words for; R77 nobody vouches for")
  func confidence() {
    for rule in Rule.numbers.compactMap(Rule.init) {
      #expect(rule.confidence.allSatisfy { "ABCDL, ".contains($0) })
      #expect(rule.confidence.isEmpty == (rule.number == 77))
    }
  }

  @Test("R10 is the rule about equal values")
  func known() {
    #expect(Rule(10)?.name == "R10")
    #expect(Rule(10)?.title == "A write of an equal value changes nothing.")
    #expect(Rule(24)?.confidence == "B, L")
    #expect(Rule(78)?.title.hasPrefix("`ForEach`") == true)
  }
}
