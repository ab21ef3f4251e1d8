import Course
import Rendering
import StateLabCore

/// A lesson to predict, observe and explain: its text and runs, with each prediction at its place
/// in the text, and the explanation after the block that answers it.
struct PredictedLesson {
  /// The questions, in the order of the text.
  private(set) var questions: [AskedQuestion] = []
  private(set) var parts: [Part] = []
  /// The questions about another release, whose run has another outcome.
  let leftOut: [Question]
  /// The simulated release.
  let profile: Profile

  enum Part {
    case text(Document)
    /// A remark that is shown only if predictions are asked.
    case note(Document)
    /// The position of a question.
    case ask(Int)
    case explain(Int)
  }

  init(_ reading: LessonReading) throws {
    profile = reading.profile
    var pending = try reading.opening()
    let isEdited = try reading.edits() != nil
    leftOut =
      try isEdited ? [] : reading.text.predictions.filter { try !Self.isShown($0, in: reading) }
    var parts: [Part] = []
    func flush() {
      if !pending.isEmpty { parts.append(.text(Document(blocks: pending))) }
      pending = []
    }
    if let remark {
      flush()
      parts.append(.note(Document(.note(Line(remark, .quiet)))))
    }
    let blocks = reading.text.blocks
    var reveals: [Int: [Int]] = [:]
    for (position, told) in try reading.told().enumerated() {
      if case .prediction(let question) = blocks[position].content, !isEdited,
        !leftOut.contains(question)
      {
        flush()
        parts.append(.ask(questions.count))
        let reveal = reading.reveal(of: question, after: position) ?? position
        reveals[reveal, default: []].append(questions.count)
        questions.append(try AskedQuestion(question, in: reading, under: reading.profile))
      }
      pending += told.flatMap(\.page)
      for number in reveals[position] ?? [] {
        flush()
        parts.append(.explain(number))
      }
    }
    pending += try reading.ending()
    flush()
    self.parts = parts
  }

  /// A sentence about the questions that were left out; nil where there are none.
  var remark: String? {
    if leftOut.isEmpty { return nil }
    let releases = Profile.all.filter { release in leftOut.contains { $0.profile == release } }
    return Words.current.quiz.leftOut(leftOut.count, releases.map(\.name), profile.name)
  }

  /// True if the simulated release gives the same answer as the question's own release. Otherwise
  /// the run would contradict the question's author.
  static func isShown(_ question: Question, in reading: LessonReading) throws -> Bool {
    guard let finding = question.finding else { return true }
    func outcome(under profile: Profile) throws -> String? {
      try reading.runs.run(finding.run, from: reading.lesson, under: profile)
        .outcome(of: finding.name)
    }
    return try outcome(under: reading.profile) == outcome(under: question.profile)
  }
}

extension LessonReading {
  /// The position of the next block that answers the question: the first one that shows its run
  /// under the simulated release, or else under any.
  func reveal(of question: Question, after position: Int) -> Int? {
    let later = text.blocks.indices.dropFirst(position + 1)
    switch question.subject {
    case .snippet(let id):
      return later.first { position in
        if case .snippet(let snippet) = text.blocks[position].content {
          snippet.id == id
        } else {
          false
        }
      }
    case .finding(let finding):
      let played = finding.run.profile ?? profile
      func shows(_ position: Int, under profile: Profile?) -> Bool {
        text.blocks[position].showsOutcomes
          && text.blocks[position].runs.contains { run in
            run.isSameExperiment(as: finding.run, in: lesson.id)
              && (profile == nil || (run.profile ?? self.profile) == profile)
          }
      }
      return later.first { shows($0, under: played) } ?? later.first { shows($0, under: nil) }
    }
  }

  /// True if the block shows an outcome of the experiment.
  func shows(_ reference: RunReference) -> Bool {
    text.blocks.contains { block in
      block.showsOutcomes
        && block.runs.contains { $0.isSameExperiment(as: reference, in: lesson.id) }
    }
  }
}
