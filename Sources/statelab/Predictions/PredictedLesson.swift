import Course
import Rendering
import StateLabCore

/// A lesson to be predicted, observed and explained: its text and runs, each prediction where the
/// text asks for it, and the explanation behind the block that answers it.
struct PredictedLesson {
  /// In the order in which they are asked.
  private(set) var questions: [AskedQuestion] = []
  private(set) var parts: [Part] = []
  /// Those that speak of another release, whose run comes out otherwise than this one's.
  let leftOut: [Question]
  /// The release that is played.
  let profile: Profile

  enum Part {
    case text(Document)
    /// The remark for somebody who is asked, and for nobody else.
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
      parts.append(.note(Document(blocks: [.note(Line(remark, .quiet))])))
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

  /// Says what was left out, and why; nil where nothing was.
  var remark: String? {
    if leftOut.isEmpty { return nil }
    let releases = Profile.all.filter { release in leftOut.contains { $0.profile == release } }
    return Words.current.quiz.leftOut(leftOut.count, releases.map(\.name), profile.name)
  }

  /// True if the release that is played answers the question as its own release does. Else the run
  /// shows something else than the question's author speaks of.
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
  /// The position of the block behind this one that answers the question: the first that shows its
  /// run under the release that is played, or else under any.
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
            isSameExperiment(run, finding.run)
              && (profile == nil || (run.profile ?? self.profile) == profile)
          }
      }
      return later.first { shows($0, under: played) } ?? later.first { shows($0, under: nil) }
    }
  }

  /// True if the text shows something that came of the experiment.
  func shows(_ reference: RunReference) -> Bool {
    text.blocks.contains { block in
      block.showsOutcomes && block.runs.contains { isSameExperiment($0, reference) }
    }
  }

  func isSameExperiment(_ one: RunReference, _ other: RunReference) -> Bool {
    one.experiment == other.experiment && (one.lesson ?? lesson.id) == (other.lesson ?? lesson.id)
  }
}
