import Course
import Rendering
import Replay
import StateLabCore

/// Answers questions about the runs that a lesson shows, or about the run of a program.
struct RunQuery {
  let subject: Subject
  let profile: Profile
  let build: XcodeBuild
  let trace: TraceQuery
  private let narrators: [Narrator]
  /// A sentence about an API that the release lacks, because of which a run is missing.
  let absence: String?

  enum Subject {
    case lesson(CourseLesson)
    case program(TryRequest)
  }

  init(_ reading: LessonReading) throws {
    subject = .lesson(reading.lesson)
    profile = reading.profile
    build = reading.build
    let shown = try reading.shownRuns()
    trace = TraceQuery(shown.map(\.timeline))
    narrators = trace.runs.map { Narrator($0) }
    absence =
      shown.lazy.compactMap { shown in
        guard case .unavailable(let api) = shown.run.problem else { return nil }
        return Words.current.why.absent(api.name, "\(api.since)")
      }.first
  }

  init(_ run: TryRun) {
    subject = .program(run.request)
    profile = run.request.profile
    build = run.request.options.xcode
    trace = TraceQuery([run.timeline])
    narrators = trace.runs.map { Narrator($0) }
    absence = nil
  }

  func causes(of occurrence: TraceQuery.Occurrence) -> Causes {
    Causes(of: occurrence.event, by: narrator(of: occurrence))
  }

  func consequences(of occurrence: TraceQuery.Occurrence) -> Consequences {
    Consequences(of: occurrence.event, by: narrator(of: occurrence))
  }

  /// The narrator of the run that an event belongs to.
  func narrator(of occurrence: TraceQuery.Occurrence) -> Narrator { narrators[occurrence.position] }

  /// True if the run belongs to a program outside the lessons.
  var isOfProgram: Bool { if case .program = subject { true } else { false } }

  func step(_ number: Int) -> TraceQuery.Occurrence? { trace.step(at: subject.address(of: number)) }
}

extension RunQuery.Subject {
  /// `lesson 5`, `Counter.swift`
  var name: String {
    switch self {
    case .lesson(let lesson): "lesson \(lesson.number)"
    case .program(let request): request.name
    }
  }

  /// The name at the beginning of a sentence.
  var title: String {
    switch self {
    case .lesson(let lesson): "Lesson \(lesson.number)"
    case .program(let request): request.name
    }
  }

  /// The number before the colon in the address of a step.
  var number: Int {
    switch self {
    case .lesson(let lesson): lesson.number
    case .program: 1
    }
  }

  func address(of step: Int) -> StepAddress { StepAddress(lesson: number, number: step) }

  /// The words for the subject on a command line: `5`, `Counter.swift --tap Add`.
  var commandWords: String {
    switch self {
    case .lesson(let lesson): "\(lesson.number)"
    case .program(let request): request.commandWords
    }
  }
}
