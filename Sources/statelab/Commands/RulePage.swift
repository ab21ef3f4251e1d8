import Course

/// The rules with the lessons that ask about them, as a page of help.
struct RulePage {
  /// The numbers of the lessons with a question on each rule.
  private let lessons: [Rule: [Int]]

  init(_ course: Course) {
    var lessons: [Rule: [Int]] = [:]
    for lesson in course.lessons {
      // A lesson that cannot be read asks nothing.
      var faults: [LessonError] = []
      let questions = (try? lesson.text(faults: &faults))?.questions ?? []
      for rule in Set(questions.flatMap(\.rules)) {
        lessons[rule, default: []].append(lesson.number)
      }
    }
    self.lessons = lessons
  }

  var document: Document {
    Document(
      blocks: [
        .prose(
          "The laboratory keeps these rules, and its tests are named by them. Apple documents them, "
            + "or others read them from Apple's frameworks; where one is observed or "
            + "inferred, it says so. The lessons are those that ask about it.")
      ]
        + RuleArea.all.flatMap { area in
          [.heading(area.title), .entries(area.rules.map(entry))]
        })
  }

  private func entry(_ rule: Rule) -> Document.Entry {
    var asides: [String] = []
    let doubts = rule.confidence.filter { "CD".contains($0) }
    let isAll = doubts == rule.confidence
    asides += ClaimReport.marks(of: doubts).map { isAll ? $0 : "in part \($0)" }
    if let lessons = lessons[rule] {
      let numbers = lessons.map(String.init).joined(separator: ", ")
      asides.append("lesson\(lessons.count == 1 ? "" : "s") \(numbers)")
    }
    let aside = asides.isEmpty ? Line() : Line(" (\(asides.joined(separator: "; ")))", .quiet)
    return .init(name: rule.name, meaning: prose(rule.title) + aside)
  }
}
