import Course
import Rendering
import Replay

struct DoctorCommand: Command {
  var name: String { "doctor" }
  var summary: String { "Check the tool's requirements here, and explain the form of its output." }
  var operands: [Operand] { [] }
  var details: String {
    "Each line is `ok`, `limited` (something is missing that most commands do without, such as a "
      + "compiler) or `attention` (something stands in the way: the exit code is 1)."
  }
  var options: [Option] { [.format] }
  /// Another machine, for tests.
  var machine: Machine?

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab doctor` takes no words, and \(extra.quoted) is one.",
        next: "Write `statelab doctor`.")
    }
    let symptoms = Examination(
      version: Tool.version, machine: machine ?? .own, session: session, arguments: arguments
    ).symptoms
    let isWell = !symptoms.contains { $0.state == .attention }
    if arguments.wantsJSON {
      try session.write(DoctorReport(isWell: isWell, checks: symptoms), as: self)
    } else {
      session.show(Self.document(of: symptoms))
    }
    return isWell ? .done : .no
  }

  private static func document(of symptoms: [Symptom]) -> Document {
    let entries = symptoms.map { symptom in
      var meaning = Line(symptom.state.rawValue, symptom.state.style) + Line("  \(symptom.value)")
      if let advice = symptom.advice { meaning = meaning + Line(". ") + Line(markdown: advice) }
      return Document.Entry(name: symptom.name, meaning: meaning)
    }
    let count = symptoms.count { $0.state == .attention }
    let ending =
      switch count {
      case 0: Line("Nothing stands in the way.", .strong)
      case 1: Line("1 thing needs attention.", .bad)
      default: Line("\(count) things need attention.", .bad)
      }
    return Document(.entries(entries), .note(ending))
  }
}

/// The JSON of `doctor --format json`.
private struct DoctorReport: Encodable {
  let isWell: Bool
  let checks: [Symptom]
}
