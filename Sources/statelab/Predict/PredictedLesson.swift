import Course
import StateLabCore

/// A lesson to be predicted, observed and explained: its text and runs, with each question before
/// the first block that would answer it, and the explanation behind that block.
struct PredictedLesson {
  /// In the order in which they are asked.
  let questions: [AskedQuestion]
  private(set) var parts: [Part] = []
  /// Those that speak of another release, whose run comes out otherwise than this one's.
  let leftOut: [Question]
  /// The release that is played.
  let profile: Profile

  enum Part {
    case text(Document)
    /// What is said to somebody who is asked, and to nobody else.
    case note(Document)
    /// The position of a question.
    case ask(Int)
    case explain(Int)
  }

  init(_ reading: LessonReading) throws {
    leftOut = try reading.text.questions.filter { try !Self.isShown($0, in: reading) }
    profile = reading.profile
    let predictions = try Self.predictions(in: reading)
    questions = predictions.map(\.asked)

    // The summary tells what comes of it all, so it is said last.
    var pending = try reading.opening(summary: predictions.isEmpty ? nil : Line())
    var parts: [Part] = []
    func flush() {
      if !pending.isEmpty { parts.append(.text(Document(blocks: pending))) }
      pending = []
    }
    if let remark {
      flush()
      parts.append(.note(Document(blocks: [.note(Line(remark, .quiet))])))
    }
    for (position, blocks) in try reading.told().enumerated() {
      for (number, prediction) in predictions.enumerated() where prediction.asking == position {
        flush()
        parts.append(.ask(number))
      }
      pending += blocks
      for (number, prediction) in predictions.enumerated() where prediction.reveal == position {
        flush()
        parts.append(.explain(number))
      }
    }
    if !predictions.isEmpty {
      pending.append(.note(Line("In one line: ", .quiet) + reading.summary))
    }
    pending += try reading.ending()
    flush()
    self.parts = parts
  }

  /// Says what was left out, and why; nil where nothing was.
  var remark: String? {
    if leftOut.isEmpty { return nil }
    let isOne = leftOut.count == 1
    let releases = Profile.all.filter { release in leftOut.contains { $0.profile == release } }
    let names = releases.map(\.name).joined(separator: " and ")
    return isOne
      ? "One question is left out: it speaks of \(names), and under \(profile.name) the run comes "
        + "out otherwise."
      : "\(leftOut.count) questions are left out: they speak of \(names), and under "
        + "\(profile.name) the runs come out otherwise."
  }

  /// A question at its place among the blocks of the text.
  private struct Prediction {
    let asked: AskedQuestion
    /// It is asked before this block.
    let asking: Int
    /// The first block that speaks of its run.
    let reveal: Int
  }

  private static func predictions(in reading: LessonReading) throws -> [Prediction] {
    var predictions: [Prediction] = []
    for question in reading.text.questions {
      let run = question.finding.run
      let speaking = reading.text.blocks.indices.filter { position in
        reading.text.blocks[position].shows { reading.isSameExperiment($0, run) }
      }
      guard var asking = speaking.first, try isShown(question, in: reading) else { continue }
      let profile = run.profile ?? reading.profile
      let reveal = speaking.first { position in
        reading.text.blocks[position].shows {
          reading.isSameExperiment($0, run) && ($0.profile ?? reading.profile) == profile
        }
      }
      let asked = try AskedQuestion(question, in: reading, under: reading.profile)
      // A heading belongs to what stands below it.
      while asking > 0, reading.text.blocks[asking - 1].isHeading { asking -= 1 }
      // Questions before the same block stay in the order in which they are written.
      let place = predictions.firstIndex { $0.asking > asking } ?? predictions.endIndex
      predictions.insert(
        Prediction(asked: asked, asking: asking, reveal: reveal ?? speaking[0]), at: place)
    }
    return predictions
  }

  /// Whether the release that is played answers the question as its own release does. Else the run
  /// shows something else than the question's author speaks of.
  static func isShown(_ question: Question, in reading: LessonReading) throws -> Bool {
    func outcome(under profile: Profile) throws -> String? {
      try reading.runs.run(question.finding.run, from: reading.lesson, under: profile)
        .outcome(of: question.finding.name)
    }
    return try outcome(under: reading.profile) == outcome(under: question.profile)
  }
}

extension LessonReading {
  fileprivate func isSameExperiment(_ one: RunReference, _ other: RunReference) -> Bool {
    one.experiment == other.experiment && (one.lesson ?? lesson.id) == (other.lesson ?? lesson.id)
  }
}

extension Block {
  /// Whether a reader sees something here of such a run.
  fileprivate func shows(_ isMeant: (RunReference) -> Bool) -> Bool {
    if case .question = content { return false }
    return runs.contains(where: isMeant)
  }

  /// A heading, or what readers do not see.
  fileprivate var isHeading: Bool {
    switch content {
    case .heading, .notes, .question: true
    default: false
    }
  }
}
