import Rendering

/// A decision, and its reason.
struct Decision<Value> {
  let value: Value
  private let sayReason: () -> String

  init(_ value: Value, _ reason: @autoclosure @escaping () -> String) {
    self.value = value
    sayReason = reason
  }

  /// A sentence without its full stop: `NO_COLOR is set`.
  var reason: String { sayReason() }
}

extension Console {
  /// `--width`, then `COLUMNS`, then the terminal, then 80.
  func widthDecision(asked: Int?) -> Decision<Int> {
    if let asked { return Decision(asked, "--width asks for it") }
    // A width of zero, which some terminals report, is ignored.
    let variable = variable("COLUMNS").flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    guard let known = variable ?? columns else {
      return Decision(80, "neither --width nor COLUMNS nor a terminal says another")
    }
    let reason = variable == nil ? "the terminal has \(known)" : "COLUMNS is \(known)"
    if known < OutputOptions.narrowest {
      return Decision(OutputOptions.narrowest, "\(reason), and fewer do not do")
    }
    if known > OutputOptions.widestByItself {
      return Decision(OutputOptions.widestByItself, "\(reason), and longer lines are hard to read")
    }
    return Decision(known, reason)
  }

  /// `--color`, then `NO_COLOR`, then `FORCE_COLOR`, then whether the output is a terminal.
  func colorDecision(_ choice: ColorChoice) -> Decision<Bool> {
    switch choice {
    case .always: return Decision(true, "--color always asks for it")
    case .never: return Decision(false, "--color never asks for it")
    case .auto: break
    }
    if variable("NO_COLOR") != nil { return Decision(false, "NO_COLOR is set") }
    if let forced = variable("FORCE_COLOR") {
      return Decision(forced != "0" && forced != "false", "FORCE_COLOR is \(forced.quoted)")
    }
    guard outputIsTerminal else { return Decision(false, "the output goes to no terminal") }
    if variable("TERM") == "dumb" { return Decision(false, "TERM is \"dumb\"") }
    return Decision(true, "the output goes to a terminal")
  }

  /// True if the locale restricts the output to ASCII. A missing locale does not.
  var asciiDecision: Decision<Bool> {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.first(where: { variable($0) != nil }), let locale = variable(name) else {
      return Decision(false, "no locale is set")
    }
    // `en_US.UTF-8`, `de_DE.utf8@euro`, and for the category alone `UTF-8`.
    let isUTF8 = locale.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }
      .contains { ["UTF-8", "UTF8"].contains(String(Substring($0)).uppercased()) }
    return Decision(!isUTF8, "\(name) is \(locale.quoted)")
  }
}
