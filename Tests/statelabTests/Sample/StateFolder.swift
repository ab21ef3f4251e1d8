@testable import Rendering
@testable import TestSupport
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder for progress, which is removed after the test.
final class StateFolder {
  let path: String

  init() throws { path = try Files.makeTemporaryFolder() }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] { ["XDG_STATE_HOME": path] }
  var folder: String { "\(path)/statelab" }
  var file: String { "\(folder)/progress.txt" }

  func text(of name: String = "progress.txt") throws -> String {
    try Files.read("\(folder)/\(name)")
  }

  func put(_ text: String, as name: String = "progress.txt") throws {
    try Files.makeFolders(folder, mode: 0o700)
    try Files.write(text, to: "\(folder)/\(name)")
  }

  var progress: CourseProgress {
    get throws { try ProgressFormat.progress(in: Files.bytes(of: file)) }
  }

  var names: [String] { (try? Files.names(in: folder)) ?? [] }

  /// Runs the tool over the sample course with this progress.
  func shell(_ line: String..., input: [String] = [], terminal: Bool = false) -> Outcome {
    let recording = Recording(input: input)
    recording.environment = environment
    recording.isTerminal = terminal
    let code = Tool(course: sampleCourse).run(line, on: recording.console)
    return Outcome(code: code, output: recording.output, errors: recording.errors)
  }
}
