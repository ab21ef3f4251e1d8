import Course
import Replay
import StateLabCore

/// What can be asked of the runs that a lesson shows.
struct LessonQuery {
  let reading: LessonReading
  let shown: [ShownRun]
  let trace: TraceQuery

  init(_ reading: LessonReading) throws {
    self.reading = reading
    shown = try reading.shownRuns()
    trace = TraceQuery(shown.map(\.timeline))
  }

  func step(_ number: Int) -> TraceQuery.Occurrence? {
    trace.step(at: "\(reading.lesson.number):\(number)")
  }
}
