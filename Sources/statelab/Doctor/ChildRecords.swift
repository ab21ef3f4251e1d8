import Course

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The tool once more, for the doctor: it plays the whole course and writes down what it recorded.
///
/// The tool starts itself for this; people never type it.
enum ChildRecords {
  /// Nobody calls a command so.
  private static let word = "play-for-the-doctor"

  /// The recording of another process. Throws where the machine does not let it.
  static func records() throws -> SelfTest.Records {
    let run = Subprocess.capture(
      .init(program: ToolProgram.path, arguments: [word]), timeout: .seconds(120))
    switch run.ending {
    case .exited(0): return try JSONDecoder().decode(SelfTest.Records.self, from: Data(run.output))
    case .exited(let code):
      let said = run.complaints.first ?? "it does not say why"
      throw Failure(.internalError, "the second process ended with code \(code): \(said)")
    case .timedOut:
      throw Failure(.internalError, "the second process did not end within two minutes")
    case .failedToStart(let reason):
      throw Failure(.inputOutput, "the second process did not start: \(reason)")
    }
  }

  /// Nil where the command line asks for something else.
  static func play(_ line: [String], _ course: Course, on console: Console) throws -> ExitCode? {
    guard line == [word] else { return nil }
    console.write(try SelfTest.records(of: course).json())
    return .done
  }
}
