/// How text is to look: decided once from options, environment and terminal, then a plain value.
struct Look: Equatable {
  var width = 80
  var color = false
  var ascii = false
  /// Linear and in words, for screen readers and pipes.
  var plain = false
  /// In plain text lines are as long as their fact, unless a width is asked for.
  var wrapsPlain = false

  /// What transcripts in lessons are stored as.
  static let transcript = Look(width: 72)

  /// Narrower than this, columns of a trace no longer fit beside each other.
  static let narrowest = 40
  static let widest = 1000
  /// Prose in wider lines is hard to read, so a wide terminal is not filled.
  static let widestByItself = 100
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

extension Console {
  /// `--width`, then `COLUMNS`, then the terminal, then 80.
  func width(asked: Int?) -> Int {
    if let asked { return asked }
    let known = variable("COLUMNS").flatMap(Int.init) ?? columns ?? 80
    return min(max(known, Look.narrowest), Look.widestByItself)
  }

  /// `--color`, then `NO_COLOR`, then `FORCE_COLOR`, then whether a terminal reads along.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if variable("NO_COLOR") != nil { return false }
      if let forced = variable("FORCE_COLOR") { return forced != "0" && forced != "false" }
      return outputIsTerminal && variable("TERM") != "dumb"
    }
  }

  /// Whether the locale says that the reader shows ASCII only. No locale at all says nothing.
  var wantsASCII: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.compactMap(variable).first else { return false }
    let spelled = locale.uppercased()
    return !spelled.contains("UTF-8") && !spelled.contains("UTF8")
  }
}
