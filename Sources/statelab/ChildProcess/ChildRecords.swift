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

  /// What another process records. Throws where the machine does not let it.
  static func records() throws -> SelfTest.Records {
    try Files.withTemporaryFolder { folder in
      let output = folder + "/records"
      let errors = folder + "/errors"
      let ending = Subprocess.run(
        [
          .init(
            program: ToolProgram.path, arguments: [word], outputFile: output, errorFile: errors)
        ], atOnce: 1, timeout: .seconds(120))[0]
      switch ending {
      case .exited(0):
        return try JSONDecoder().decode(
          SelfTest.Records.self, from: Data(try Files.bytes(of: output)))
      case .exited(let code):
        let said = try Files.read(errors).lines.first { !$0.isEmpty } ?? "it does not say why"
        throw Failure(.internalError, "the second process ended with code \(code): \(said)")
      case .timedOut:
        throw Failure(.internalError, "the second process did not end within two minutes")
      case .failedToStart(let reason):
        throw Failure(.inputOutput, "the second process did not start: \(reason)")
      }
    }
  }

  /// Nil where the command line asks for something else.
  static func play(_ line: [String], _ course: Course, on console: Console) throws -> ExitCode? {
    guard line == [word] else { return nil }
    console.write(try SelfTest.records(of: course).json())
    return .done
  }
}
