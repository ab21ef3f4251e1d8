import Course
import StateLabCore

/// Plays every experiment under each profile here and in another process, and compares what was
/// recorded byte for byte.
///
/// Another process has another hash seed and another layout in memory, so an experiment that lets
/// either be seen goes another way there.
struct SelfTest {
  /// The recorded runs, by their names.
  typealias Records = [String: String]

  /// The number of runs made twice.
  private(set) var runCount = 0
  /// Why, of each run that did not come to its end.
  private(set) var problems: [String] = []
  /// The runs that went another way elsewhere, in the order of the course.
  private(set) var differing: [String] = []
  /// True if the other process has another hash seed, without which an order that depends on it
  /// cannot be found.
  private(set) var findsHashOrder = false

  /// - Parameter elsewhere: Plays the course and the control in another process.
  init(of course: Course, elsewhere: () throws -> Records) {
    do {
      let here = try Self.play(course)
      let there = try elsewhere()
      runCount = here.count
      problems = here.compactMap { run in run.error.map { "\(run.name): \($0)" } }
      differing = here.filter { there[$0.name] != $0.record }.map(\.name)
      let control = try Self.record(of: Self.control.run(), lesson: 0)
      findsHashOrder = there[Self.control.name] != control
    } catch {
      problems = [Failure(wrapping: error).message]
    }
  }

  /// The answer that another process is to send back.
  static func records(of course: Course) throws -> Records {
    var records = [control.name: try record(of: control.run(), lesson: 0)]
    for run in try play(course) { records[run.name] = run.record }
    return records
  }

  /// Goes another way wherever the hash seed is another one, and must be found so.
  private static let control = Experiment("hash seed") { $0.find("hash", 1.hashValue) }

  private static func play(
    _ course: Course
  ) throws -> [(name: String, record: String, error: String?)] {
    let course = course.usingChildProcesses
    return try course.lessons.flatMap { lesson in
      try lesson.experiments.flatMap { experiment in
        try Profile.all.map { profile in
          let run = try course.play(experiment, ofLesson: lesson.id, under: profile)
          let error: String? = if case .threw(let error) = run.problem { error } else { nil }
          return (
            "\(lesson.id), \(experiment.name) under \(profile.name)",
            try record(of: run, lesson: lesson.number), error
          )
        }
      }
    }
  }

  private static func record(of run: Run, lesson: Int) throws -> String {
    try run.timeline(lesson: lesson).json()
  }
}
