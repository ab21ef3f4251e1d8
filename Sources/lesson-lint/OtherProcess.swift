import Course
import Foundation
import StateLabCore

/// This program again, in a process of its own: it records the course, or plays an experiment that
/// ends its process.
enum OtherProcess {
  private static let recording = "record-the-course"
  private static let playing = "play-to-its-end"

  /// The recording of the course by another process.
  static func records() throws -> SelfTest.Records {
    try JSONDecoder().decode(SelfTest.Records.self, from: output(of: [recording]))
  }

  /// True if this process was started for one of the two tasks, which is then done.
  static func answer(_ words: [String], _ course: Course) throws -> Bool {
    if words == [recording] {
      try write(SelfTest.records(of: course.usingOtherProcesses))
      return true
    }
    guard words.count == 4, words[0] == playing,
      let experiment = try course.lesson(named: words[1]).lesson.experiment(named: words[2]),
      let profile = Profile.named(words[3])
    else { return false }
    _ = experiment.run(under: profile) { try? write($0) }
    return true
  }

  fileprivate static func play(
    _ experiment: Experiment, _ lesson: CourseLesson, _ profile: Profile
  ) throws -> Run {
    let lines = try output(of: [playing, lesson.id, experiment.name, profile.name])
      .split(separator: UInt8(ascii: "\n"))
    let entries = try lines.map { try JSONDecoder().decode(TraceEntry.self, from: $0) }
    return Run(of: experiment.name, under: profile, endingAfter: Trace(entries))
  }

  private static func write(_ value: some Encodable) throws {
    FileHandle.standardOutput.write(try JSONEncoder().encode(value) + Foundation.Data("\n".utf8))
  }

  /// All output of the process. It may end in any way: the output decides.
  private static func output(of words: [String]) throws -> Foundation.Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return output
  }

  /// A test finds the program in its own folder.
  private static var program: Foundation.URL? {
    let own = Bundle.main.executableURL
    let name = "lesson-lint"
    return own?.lastPathComponent == name
      ? own : own?.deletingLastPathComponent().appending(path: name)
  }
}

extension Course {
  /// The same course, which plays an experiment that ends its process in a separate one.
  var usingOtherProcesses: Course {
    var course = self
    course.playInChildProcess = OtherProcess.play
    return course
  }
}
