import Course
import Lessons
import Testing

@testable import statelab

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

  @Test("The rules that rest on less than the others say so")
  func doubts() {
    let uncertain = Rule.numbers.compactMap(Rule.init).filter {
      $0.doubt?.hasPrefix("less certain") == true
    }
    #expect(uncertain.map(\.number) == [17, 19, 29, 37, 52, 75, 77])
    #expect(Rule(10)?.doubt == "not verified for iOS 13 and 14")
    #expect(Rule(18)?.doubt == nil)
  }

  @Test("Where the language decides, no rule of SwiftUI is blamed for a wrong answer")
  func language() throws {
    let lesson = try course.lesson(named: "nonmutating")
    #expect(try lesson.text().questions.allSatisfy { $0.rules == [.swift] })
    let quiz = try Quiz([lesson], of: course)
    let score = Score(quiz: quiz, answers: quiz.questions.map { _ in Answer.none })
    #expect(score.weakestRules.map(\.subject) == [.swift])
    #expect(QuizResult(score, passMark: nil).questions[0].rules == ["Swift"])
    let first = try #require(Rule(1).map(DecidingRule.rule))
    #expect(DecidingRule.swift < first)
  }

  @Test("R10 is the rule about equal values")
  func known() {
    #expect(Rule(10)?.name == "R10")
    #expect(Rule(10)?.title == "A write of an equal value changes nothing.")
    #expect(Rule(24)?.confidence == "B, L")
    #expect(Rule(78)?.title.hasPrefix("`ForEach`") == true)
  }
}
