import Rendering
import Replay
import StateLabCore

/// Answers questions about the runs that a lesson shows, or about the run of a program.
struct RunQuery {
  let subject: RunSubject
  let trace: TraceQuery
  private let narrators: [Narrator]
  /// A sentence about an API that the release lacks, because of which a run is missing.
  let absence: String?

  init(_ reading: LessonReading) throws {
    subject = .lesson(reading)
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
    subject = .program(run)
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

  var profile: Profile { subject.profile }

  func step(_ number: Int) -> TraceQuery.Occurrence? { trace.step(at: subject.address(of: number)) }
}
