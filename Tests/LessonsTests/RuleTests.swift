import Course
import Lessons
import Replay
import Testing

@testable import Rendering
@testable import statelab

@Suite("The rules")
struct RuleTests {
  private let rules = course.rules.entries.filter { $0.rule != .swift }

  @Test("There are 87 rules in eleven areas, ordered by number, and Swift follows them")
  func numbers() {
    #expect(rules.compactMap(\.rule.rule?.number) == Array(Rule.numbers))
    #expect(
      course.rules.areas.map { $0.entries.first?.name } == [
        "R1", "R18", "R24", "R33", "R38", "R46", "R54", "R59", "R65", "R74", "R79", "Swift",
      ])
    #expect(Rule(0) == nil)
    #expect(Rule(88) == nil)
  }

  @Test("A title is one short sentence, and no two are equal")
  func titles() {
    #expect(Set(rules.map(\.title)).count == rules.count)
    for rule in rules {
      #expect(rule.title.hasSuffix("."), "\(rule.name)")
      #expect(rule.title.count <= 115, "\(rule.name)")
      #expect(rule.title.count { $0 == "`" }.isMultiple(of: 2), "\(rule.name)")
    }
  }

  @Test("Every rule except R77 has a confidence")
  func confidence() {
    for rule in rules {
      #expect(rule.confidence.allSatisfy { "ABCDL, ".contains($0) })
      #expect(rule.confidence.isEmpty == (rule.name == "R77"))
    }
  }

  @Test("Uncertain rules and our choices are marked")
  func doubts() {
    let uncertain = rules.filter { $0.doubt?.hasPrefix("less certain") == true }
    #expect(uncertain.map(\.name) == ["R17", "R19", "R29", "R37", "R75"])
    #expect(rules.filter(\.isOurChoice).map(\.name) == ["R52", "R77"])
    #expect(rules[9].doubt == "not verified for iOS 13 and 14")
    #expect(rules[17].doubt == nil)
  }

  @Test("If Swift decides a question, a wrong answer counts for Swift and for no rule of SwiftUI")
  func language() throws {
    let lesson = try course.lesson(named: "nonmutating")
    #expect(try lesson.text().questions.allSatisfy { $0.rules == [.swift] })
    let quiz = try Quiz([lesson], of: course)
    let score = Score(quiz: quiz, answers: quiz.questions.map { _ in Answer.none })
    #expect(score.weakestRules.map(\.subject.name) == ["Swift"])
    #expect(QuizResult(score, passMark: nil).questions[0].rules == ["Swift"])
    let first = try #require(Rule(1).map(DecidingRule.rule))
    #expect(DecidingRule.swift < first)
  }

  @Test("R10 is the rule about equal values")
  func known() {
    #expect(rules[9].name == "R10")
    #expect(rules[9].title == "A write of an equal value changes nothing.")
    #expect(rules[23].confidence == "B, L")
    #expect(rules[77].title.hasPrefix("`ForEach`"))
  }
}
