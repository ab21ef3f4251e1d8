import Course

@testable import Rendering
@testable import TestSupport
@testable import statelab

/// A console that records its output.
final class Recording {
  private(set) var output = ""
  private(set) var errors = ""
  private var input: [String]
  var environment: [String: String] = [:]
  /// Whether input and output are terminals.
  var isTerminal = false {
    didSet { (inputIsTerminal, outputIsTerminal) = (isTerminal, isTerminal) }
  }
  var inputIsTerminal = false
  var outputIsTerminal = false

  init(input: [String] = []) { self.input = input }

  var console: Console {
    Console(
      readLine: { self.input.isEmpty ? nil : self.input.removeFirst() },
      write: { self.output += $0 },
      writeError: { self.errors += $0 },
      inputIsTerminal: inputIsTerminal,
      outputIsTerminal: outputIsTerminal,
      environment: { self.environment[$0] })
  }
}

/// The output of the tool and its exit code.
struct Outcome {
  let code: ExitCode
  let output: String
  let errors: String
}

/// Runs the tool over the sample course, as a shell would.
func shell(
  _ line: String..., input: [String] = [], terminal: Bool = false,
  environment: [String: String] = [:], course: Course = sampleCourse
) -> Outcome {
  let recording = Recording(input: input)
  recording.environment = environment
  recording.isTerminal = terminal
  let code = Tool(course: course).run(line, on: recording.console)
  return Outcome(code: code, output: recording.output, errors: recording.errors)
}
