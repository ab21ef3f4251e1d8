import Course
import Rendering

/// The rules with the lessons that ask about them, as a page of help.
struct RulePage {
  private let rules: RuleBook
  /// The numbers of the lessons with a question on each rule.
  private let lessons: [DecidingRule: [Int]]

  init(_ course: Course) {
    rules = course.rules
    var lessons: [DecidingRule: [Int]] = [:]
    for lesson in course.lessons {
      // A lesson that cannot be parsed has no questions.
      let text = try? lesson.textWithoutFaults()
      let questions = (text?.predictions ?? []) + (text?.questions ?? [])
      for rule in Set(questions.flatMap(\.rules)) {
        lessons[rule, default: []].append(lesson.number)
      }
    }
    self.lessons = lessons
  }

  var document: Document {
    let opening = Document.Block.prose(
      "The laboratory keeps these rules, and its tests are named by them. Apple documents them, "
        + "or others read them from Apple's frameworks; where one is observed, inferred or less "
        + "certain than the rest, it says so. The lessons are those that ask about it.")
    let areas = rules.areas.flatMap { area -> [Document.Block] in
      [.heading(area.title), .entries(area.entries.map(entry))]
    }
    return Document(blocks: [opening] + areas)
  }

  /// The page of a single rule, `R24`, or of the other deciding rule, `Swift`; nil for another
  /// name.
  func document(ofRule name: String) -> Document? {
    for area in rules.areas {
      guard let rule = area.entries.first(where: { $0.name.lowercased() == name.lowercased() })
      else { continue }
      return Document(blocks: [
        .heading(area.title), .entries([entry(rule)]),
        .note(Line("All of them: ", .quiet) + Line("statelab help rules")),
      ])
    }
    return nil
  }

  private func entry(_ rule: RuleBook.Entry) -> Document.Entry {
    var asides: [String] = []
    let doubts = rule.confidence.filter { "CD".contains($0) }
    let isAll = doubts == rule.confidence
    asides += ClaimReport.marks(of: doubts).map { isAll ? $0 : "in part \($0)" }
    if let doubt = rule.doubt { asides.append(doubt) }
    if let lessons = lessons[rule.rule] {
      let numbers = lessons.map(String.init).joined(separator: ", ")
      asides.append("lesson\(lessons.count == 1 ? "" : "s") \(numbers)")
    }
    let aside = asides.isEmpty ? Line() : Line(" (\(asides.joined(separator: "; ")))", .quiet)
    return .init(name: rule.name, meaning: Line(markdown: rule.title) + aside)
  }
}
