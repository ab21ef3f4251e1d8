import Course
import Foundation
import StateLabCore

/// Plays every experiment under each profile here and in another process, and compares the
/// recordings byte for byte.
///
/// Another process has another hash seed and another memory layout, so an experiment that depends
/// on either has another recording there.
struct SelfTest {
  /// The recorded runs, by their names.
  typealias Records = [String: String]

  /// The number of runs that were played twice.
  let runCount: Int
  /// The runs that failed, differed in the other process, or could not be told apart, each with
  /// advice; in the order of the course.
  let problems: [String]

  /// - Parameter elsewhere: The recording of the course and of the control by another process.
  init(of course: Course, elsewhere there: Records) throws {
    let runs = try Self.play(course)
    runCount = runs.count
    var problems = runs.compactMap { run in run.error.map { "\(run.name): \($0)" } }
    problems += runs.filter { there[$0.name] != $0.record }.map {
      "\($0.name) goes another way in another process; the same code must always do the same"
    }
    if there[Self.control.name] == Self.record(of: Self.control.run()) {
      problems.append(
        "both processes have the same hash seed, so an order by hash is not found; "
          + "unset SWIFT_DETERMINISTIC_HASHING")
    }
    self.problems = problems
  }

  /// The recording that another process writes.
  static func records(of course: Course) throws -> Records {
    var records = [control.name: record(of: control.run())]
    for run in try play(course) { records[run.name] = run.record }
    return records
  }

  /// An experiment that depends on the hash seed, and that the comparison must report.
  private static let control = Experiment("hash seed") { $0.find("hash", 1.hashValue) }

  private static func play(
    _ course: Course
  ) throws -> [(name: String, record: String, error: String?)] {
    try course.lessons.flatMap { lesson in
      try lesson.experiments.flatMap { experiment in
        try Profile.all.map { profile in
          let run = try course.play(experiment, ofLesson: lesson.id, under: profile)
          let error: String? = if case .threw(let error) = run.problem { error } else { nil }
          return ("\(lesson.id), \(experiment.name) under \(profile.name)", record(of: run), error)
        }
      }
    }
  }

  /// Every event with all its fields, and every finding.
  private static func record(of run: Run) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let events = run.trace.map { event in
      (try? encoder.encode(event)).map { String(decoding: $0, as: UTF8.self) } ?? "\(event)"
    }
    return (events + run.findings.map { "\($0.name) = \($0.literal)" }).joined(separator: "\n")
  }
}
