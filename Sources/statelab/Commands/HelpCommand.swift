import Course
import Rendering
import Replay

struct HelpCommand: Command {
  var name: String { "help" }
  var summary: String { "Explain the tool, one of its commands, or its words." }
  var operands: [Operand] {
    [
      Operand(
        choices: [.command, .rule]
          + HelpTopic.allCases.map { .word($0.rawValue, meaning: $0.summary) },
        isOptional: true)
    ]
  }
  var details: String {
    "`statelab <command> --help` shows a command's page as well. `make install` puts the manual page "
      + "and the completions of all three shells where `man` and the shells find them. A script of "
      + "completions asks the tool, so lessons, steps, views, properties and rules complete as well: "
      + "`why 5:`, `why 5 --body`, `diff 12@`, `help R4`."
  }
  var options: [Option] { [.completions, .man, .format] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let pages = [Option.man, .completions, .format].filter { arguments.has($0) }
    if let option = pages.first, option != .format {
      guard pages.count == 1, arguments.words.isEmpty else {
        throw Failure(
          .usage, "--\(option.name) writes one page, and another one is asked for as well.",
          next: "Write `statelab help \(option.usage)`.")
      }
      let shell = arguments.value(of: .completions).flatMap(CompletionShell.init)
      session.console.write(shell?.script ?? ManualPage(commands: session.commands).text)
    } else if arguments.wantsJSON {
      guard arguments.words.map({ $0.lowercased() }) == [HelpTopic.releases.rawValue] else {
        throw Failure(
          .usage, "Of the pages of help only the releases are there as JSON.",
          next: "Write `statelab help releases --format json`.")
      }
      try session.write(ProfileList(session.course), as: "profiles")
    } else {
      try show(arguments.words, in: session)
    }
    return .done
  }

  private func show(_ words: [String], in session: Session) throws {
    if words.isEmpty { session.show(Self.overview(session)) }
    for word in words {
      if let topic = HelpTopic(rawValue: word.lowercased()) {
        session.show(try topic.page(for: session.course))
      } else if let page = RulePage(session.course).document(ofRule: word) {
        session.show(page)
      } else {
        session.show(Self.page(for: try session.command(named: word)))
      }
    }
  }

  static func overview(_ session: Session) -> Document {
    Document(blocks: [
      .prose(
        "statelab runs small SwiftUI programs on a simulated runtime and explains every step."),
      .heading("Usage"),
      .prose("statelab <command> [options]"),
      .heading("Commands"),
      .entries(session.commands.map { .init(name: $0.name, meaning: Line(markdown: $0.summary)) }),
      .heading("Pages of help"),
      .entries(
        HelpTopic.allCases.map {
          .init(name: "help \($0.rawValue)", meaning: Line(markdown: $0.summary))
        }),
      .heading("Options of every command"),
      .entries((Option.common + [.version]).map(entry)),
      .heading("Names"),
      .prose(
        Line(
          markdown:
            "A lesson is called by its number (`3`, `03`), its name (`box`), or the beginning of it "
            + "where only one lesson begins so.")),
      .heading("Exit codes"),
      .entries(ExitCode.meanings.map { .init(name: $0, meaning: Line($1)) }),
    ])
  }

  static func page(for command: any Command) -> Document {
    let operands = command.operands.isEmpty ? "" : " \(command.operandText)"
    var document = Document(blocks: [
      .prose(Line(markdown: command.summary)),
      .heading("Usage"),
      .prose(Line("statelab \(command.name)\(operands) [options]")),
      .prose(Line(markdown: command.details)),
    ])
    if !command.examples.isEmpty {
      document.blocks += [
        .heading("Examples"),
        .entries(
          command.examples.map {
            .init(name: "statelab \($0.line)", meaning: Line(markdown: $0.meaning))
          }),
      ]
    }
    if !command.options.isEmpty {
      document.blocks += [.heading("Options"), .entries(command.options.map(entry))]
    }
    if !command.programOptions.isEmpty {
      document.blocks += [
        .heading("With a program of your own"),
        .prose(Line(command.programOptions.map { "--\($0.name)" }.joined(separator: ", "))),
        .prose(Line(markdown: "`statelab help try` explains them.")),
      ]
    }
    document.blocks += [.heading("Options of every command"), .entries(Option.common.map(entry))]
    return document
  }

  private static func entry(_ option: Option) -> Document.Entry {
    .init(name: option.spelling, meaning: Line(markdown: option.summary))
  }
}
