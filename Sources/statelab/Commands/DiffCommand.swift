import Course
import Rendering
import Replay

struct DiffCommand: Command {
  var name: String { "diff" }
  var summary: String {
    "Show how two lessons, experiments or releases differ, in code and in steps."
  }
  var operands: [Operand] { [Operand(choices: [.side("a")]), Operand(choices: [.side("b")])] }
  var details: String {
    "Each is a lesson (`4`), one of its experiments (`4:tap`), or either under a release "
      + "(`phantom@ios13`, `box:tap@ios14`); or each is a program of your own, and both are played "
      + "with the same actions (`A.swift`, `A.swift@ios13`, `A.swift@xcode27`). Experiments of the same name are "
      + "compared, else the first of each. `-` marks what the first alone has, `+` the second. From 110 "
      + "columns on they stand side by side. Exit code 0: nothing differs; 1: something does."
  }
  var options: [Option] { [.profile, .format] }
  var programOptions: [Option] { TryRequest.options }

  private static let usage =
    "Write `statelab diff 4 5`, or `statelab diff phantom@ios13 phantom@ios18`."

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard arguments.words.count == 2 else {
      throw Failure(
        .usage,
        arguments.words.count > 2
          ? "`statelab diff` compares two things; \(arguments.words[2].quoted) is a third."
          : "`statelab diff` needs two things to compare.", next: Self.usage)
    }
    let comparison = try session.comparison(of: arguments, by: self, usage: Self.usage)
    if arguments.wantsJSON {
      try session.write(DiffFile(comparison), as: self)
    } else {
      session.show(comparison.document)
    }
    return comparison.differs ? .no : .done
  }
}
