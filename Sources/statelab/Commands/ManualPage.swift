import Rendering

/// The manual page of the tool, in the macros of man(7), generated from commands and options.
struct ManualPage {
  let commands: [any Command]

  var text: String {
    var lines = [
      ".TH STATELAB 1 \"\" \"statelab \(Tool.version)\" \"User Commands\"", ".SH NAME",
      "statelab \\- run the experiments of articles about SwiftUI state, and explain every step",
      ".SH SYNOPSIS", ".B statelab", "[\\fIcommand\\fR] [\\fIoptions\\fR]", ".SH DESCRIPTION",
      Self.text("It runs small SwiftUI programs on a simulated runtime and explains every step."),
      ".SH COMMANDS",
    ]
    for command in commands {
      let operands = command.operands.isEmpty ? "" : " \(command.operandText)"
      lines += [
        ".SS \"statelab \(command.name)\(Self.quoted(operands))\"", Self.text(command.summary),
      ]
      lines += [".PP", Self.text(command.details)]
      lines += command.options.flatMap(Self.lines)
      if !command.programOptions.isEmpty {
        let names = command.programOptions.map { "--\($0.name)" }.joined(separator: ", ")
        lines += [".PP", Self.text("With a program of your own: \(names), as of try.")]
      }
      for example in command.examples {
        lines += [".PP", Self.text(example.meaning), ".PP", ".EX"]
        lines += [Self.text("    statelab " + example.line), ".EE"]
      }
    }
    lines += [".SH \"OPTIONS OF EVERY COMMAND\""]
    lines += (Option.common + [.version]).flatMap(Self.lines)
    lines += [".SH \"EXIT STATUS\""]
    for (code, meaning) in ExitCode.meanings { lines += [".TP", "\(code)", Self.text(meaning)] }
    return lines.map { $0 + "\n" }.joined().inASCII
  }

  private static func lines(of option: Option) -> [String] {
    [".TP", "\\fB\(text(option.spelling))\\fR", text(option.summary)]
  }

  /// The text without Markdown, with requests and escapes of the macros made harmless.
  private static func text(_ markdown: String) -> String {
    let text = Line(markdown: markdown).text.replacing("\\", with: "\\e").replacing(
      "-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private static func quoted(_ text: String) -> String { text.replacing("\"", with: "\"\"") }
}
