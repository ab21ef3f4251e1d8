import Course
import Lessons
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import TestSupport
@testable import statelab

@Suite("A second language")
struct SecondLanguageTests {
  let runs = Runs(of: course)

  @Test("The wording of each run of the course comes from the table")
  func timelines() throws {
    try Words.marked.speak {
      for lesson in course.lessons {
        let shown = try LessonReading(lesson, of: course, runs: runs).shownRuns()
        for timeline in shown.map(\.timeline) {
          for text in ToldRun(timeline).wording {
            #expect(text.unmarked.words.isEmpty, "\(lesson.number): \(text)")
          }
        }
      }
    }
  }

  @Test("A recorded run is queried and compared in the reader's language")
  func asked() throws {
    let marked = Words.marked.language
    for lesson in compiledCourse.lessons {
      let own = try LessonReading(lesson, of: compiledCourse).shownRuns().map(\.timeline)
      let other = try Words.marked.speak {
        try LessonReading(lesson, of: compiledCourse).shownRuns().map(\.timeline)
      }
      #expect(own.count == other.count)
      for (own, other) in zip(own, other) {
        let (asked, spoken) = (
          Narrator(own, in: marked), Narrator(other, in: marked)
        )
        for event in own.events where event.isStep {
          #expect(Causes(of: event, by: asked) == Causes(of: event, by: spoken))
          #expect(Consequences(of: event, by: asked) == Consequences(of: event, by: spoken))
        }
        for event in own.events where event.isAction {
          #expect(
            Rendering.Outcome(after: event, by: asked)
              == Rendering.Outcome(after: event, by: spoken))
        }
      }
      let a = Sides(a: try #require(own.first), b: try #require(own.last))
      let b = Sides(a: try #require(other.first), b: try #require(other.last))
      let compared = Divergence(of: a.a, and: a.b, language: marked)
      #expect(compared.opening == Divergence(of: b.a, and: b.b, language: marked).opening)
      #expect(
        compared.sides.map(\.steps)
          == Divergence(of: b.a, and: b.b, language: marked).sides.map(\.steps))
      #expect(
        RunAlignment(of: a, language: marked).rows == RunAlignment(of: b, language: marked).rows)
    }
  }

  @Test("Changes of views contain no language")
  func changes() {
    let run = addRun.trace
    let own = ToldRun(run.timeline())
    let other = Words.marked.speak { ToldRun(run.timeline()) }
    #expect(own.acts.map(\.title) != other.acts.map(\.title))
    #expect(own.acts.count == other.acts.count)
    for (act, otherAct) in zip(own.acts, other.acts) {
      #expect(act.changes == otherAct.changes)
      #expect(act.steps.map(\.changes) == otherAct.steps.map(\.changes))
    }
  }

  @Test("`run` adds no English to the lesson, its code and its runs")
  func run() throws {
    try Words.marked.speak {
      for lesson in course.lessons {
        let reading = try LessonReading(lesson, of: course, runs: runs)
        let facts = try facts(of: reading)
        for block in try reading.document().blocks {
          check(block, beside: facts.union(reading.sayings), "run \(lesson.number)")
        }
      }
    }
  }

  @Test("`why` adds no English to the runs")
  func why() throws {
    try Words.marked.speak {
      for lesson in course.lessons {
        let reading = try LessonReading(lesson, of: course, runs: runs)
        let query = try RunQuery(reading)
        let facts = try facts(of: reading)
        var answers: [RunQuery.Answer] = []
        answers += (1...max(query.trace.stepCount, 1)).compactMap(query.step).map { .step($0) }
        answers += query.trace.views.map { .bodies($0, query.trace.bodies(of: $0)) }
        answers += query.trace.properties.map(\.root).map {
          .values($0, query.trace.values(of: $0))
        }
        for answer in answers {
          for block in query.document(of: answer).blocks {
            check(block, beside: facts, "why \(lesson.number)", withProse: true)
          }
        }
      }
    }
  }

  @Test("`diff` adds no English to code and runs")
  func diff() throws {
    try Words.marked.speak {
      let readings = try compiledCourse.lessons.map { try LessonReading($0, of: compiledCourse) }
      for (a, b) in zip(readings, readings.dropFirst()) { try checkDifference(of: a, and: b) }
      let old = try LessonReading(compiledCourse.lessons[3], of: compiledCourse, under: .iOS13)
      try checkDifference(of: old, and: readings[3])
    }
  }

  private func checkDifference(of a: LessonReading, and b: LessonReading) throws {
    let facts = try facts(of: a).union(facts(of: b)).union(
      Set((a.lesson.programFiles + b.lesson.programFiles).flatMap { $0.name.words }))
    for block in try ProgramComparison(of: a, and: b).document.blocks {
      check(block, beside: facts, "diff \(a.lesson.number) \(b.lesson.number)", withProse: true)
    }
  }

  // MARK: Checks

  /// The text outside of the marks must consist of facts.
  func check(
    _ block: Document.Block, beside facts: Set<String>, _ place: String, withProse: Bool = false
  ) {
    var facts = facts
    switch block {
    case .prose, .items, .table, .verbatim, .heading: if !withProse { return }
    case .title(let title): facts.formUnion([title.text, title.summary.text].flatMap(\.words))
    case .listing(let listing): facts.formUnion(listing.sayings)
    case .snippet(let report): facts.formUnion(report.code.sayings.union(report.message.words))
    case .claim(let report): facts.formUnion(report.sayings)
    default: break
    }
    let document = Document(blocks: [block])
    // Wide enough for every line, and too narrow for two runs side by side.
    let text = TextRenderer(output: OutputOptions(width: 90)).lines(of: document)
    let plain = PlainRenderer(output: OutputOptions(plain: true)).lines(of: document)
    for lines in [text, plain] {
      let rest = lines.map(\.text).joined(separator: " ").unmarked.words.subtracting(facts)
      #expect(rest.isEmpty, "\(place): \(rest.sorted()) in \(lines.map(\.text))")
    }
  }

  /// The parts of a run without a language: names, types, values, and typed text.
  func facts(of reading: LessonReading) throws -> Set<String> {
    var texts = ["statelab run quiz why walk show from help words profile claims"]
    texts += reading.lesson.experiments.map(\.name) + Profile.all.map(\.name)
    for timeline in try reading.lesson.experiments.map({
      try reading.run(RunReference(experiment: $0.name)).timeline()
    }) {
      texts += timeline.views.map(\.name) + timeline.events.flatMap(\.sayings)
    }
    return texts.reduce(into: []) { $0.formUnion($1.words) }
  }
}

extension ToldRun {
  /// All worded texts of the run.
  fileprivate var wording: [String] {
    acts.flatMap { act -> [String] in
      let sentences =
        act.steps.map(\.sentence) + [act.screen?.staleness?.sentence].compactMap(\.self)
      return [act.title, act.silence].compactMap(\.self) + act.steps.map(\.account)
        + sentences.flatMap { [$0.verb, $0.object, $0.reason ?? ""] }
    } + notes + [timeline.ending ?? ""]
  }

  /// The notes of the views at the end of each act and at its steps.
  private var notes: [String] {
    acts.indices.flatMap { act in
      let steps = acts[act].steps.indices.map { timeline.views(inAct: act, at: .step($0)) }
      return (steps + [timeline.views(inAct: act, at: .result)]).flatMap(\.views).flatMap { view in
        ([view.note] + view.properties.map(\.note)).compactMap { $0?.text }
      }
    }
  }
}

extension Event {
  fileprivate var sayings: [String] {
    [action?.label, type, text, warning?.id].compactMap(\.self) + (property?.segments ?? [])
      + [object, value, old, new].compactMap(\.self).flatMap {
        [$0.literal, $0.text ?? "", $0.brief]
      }
  }
}

extension Listing {
  var sayings: Set<String> {
    rows.filter { $0.change != .folded }.reduce(into: file.unmarked.words) {
      $0.formUnion($1.text.words)
    }
  }
}

extension ClaimReport {
  fileprivate var sayings: Set<String> {
    var texts = [says.text, note?.text ?? "", source.unmarked]
    for outcome in outcomes {
      texts.append(outcome.judge)
      for statement in outcome.statements {
        texts += [statement.value.literal, statement.words?.text ?? ""]
      }
    }
    return texts.reduce(into: []) { $0.formUnion($1.words) }
  }
}

extension LessonReading {
  /// Words of the lesson's titles and claims.
  var sayings: Set<String> {
    let claims = (text.claims + text.findings).flatMap { [$0.id, $0.short ?? "", $0.says] }
    return claims.reduce(into: text.title.words.union(lesson.part.title.words)) {
      $0.formUnion(Line(markdown: $1).text.words)
    }
  }
}
