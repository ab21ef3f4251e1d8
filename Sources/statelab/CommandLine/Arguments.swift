import Course
import Rendering
import StateLabCore

/// The parsed command line after `statelab`: plain words, and options with their values.
struct Arguments: Equatable {
  var words: [String] = []
  /// All options with their values, in the given order. The last one of a name wins.
  private(set) var given: [Given] = []

  struct Given: Hashable {
    let name: String
    /// Empty for a switch.
    let value: String
  }

  /// Parses the command line. Options may be anywhere; `--` ends them.
  ///
  /// - Parameter known: Evaluated only if the line has an option.
  init(_ line: [String], known: @autoclosure () -> [Option]) throws(Failure) {
    var rest = line[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        break
      }
      if word == "-h" {
        set(.help)
        continue
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let known = known()
      guard let (option, attached) = Self.option(of: word, among: known) else {
        throw .unknownOption(word, known: known)
      }
      let value = try Self.value(of: option, attached: attached, from: &rest, among: known)
      given.append(Given(name: option.name, value: value))
    }
  }

  /// The option that a word names, and the value in the same word: `--count=5`, `-n=5`, `-n5`.
  private static func option(
    of word: String, among known: [Option]
  ) -> (option: Option, value: String?)? {
    let body = word.drop { $0 == "-" }
    let sign = body.firstIndex(of: "=")
    let name = body[..<(sign ?? body.endIndex)]
    let value = sign.map { String(body[body.index(after: $0)...]) }
    if word.hasPrefix("--") { return known.first { $0.name == name }.map { ($0, value) } }
    if let option = known.first(where: { $0.letter == String(name) }) { return (option, value) }
    return known.first { $0.value != nil && $0.letter == body.first.map(String.init) }
      .map { ($0, String(body.dropFirst())) }
  }

  private static func value(
    of option: Option, attached: String?, from rest: inout ArraySlice<String>,
    among known: [Option]
  ) throws(Failure) -> String {
    guard option.value != nil else {
      if let attached {
        throw Failure(
          .usage, "--\(option.name) takes no value; \(attached.quoted) is given.",
          next: "Write --\(option.name) alone.")
      }
      return ""
    }
    var value = attached
    if value == nil, let next = rest.first, !next.hasPrefix("-") || next == "-" || next.isInteger {
      value = rest.removeFirst()
    }
    guard let value, !value.isEmpty else {
      let dashed = rest.prefix(1).first { next in
        next.hasPrefix("-") && next != "--" && !next.contains("'")
          && !known.contains { next.hasPrefix("--\($0.name)") }
      }
      throw Failure(
        .usage, "--\(option.name) needs a value.",
        next: dashed.map { "If \($0) is the value, write --\(option.name)='\($0)'." }
          ?? "Write \(option.usage).")
    }
    if option.choices.isEmpty { return value }
    let namesakes = known.filter { $0.name == option.name }
    let choice = namesakes.lazy.flatMap(\.choices).first { $0 == value.lowercased() }
    // Commands offer other choices under the same name: only `check` knows the command.
    guard choice != nil || namesakes.contains(where: { $0.choices != option.choices }) else {
      throw option.refusal(of: value)
    }
    return choice ?? value
  }
}

extension Arguments {
  func has(_ option: @autoclosure () -> Option) -> Bool { value(of: option()) != nil }

  /// - Parameter option: Evaluated only if options are given.
  func value(of option: @autoclosure () -> Option) -> String? {
    given.last { $0.name == option().name }?.value
  }

  /// Adds a switch.
  mutating func set(_ option: Option) { given.append(Given(name: option.name, value: "")) }

  /// A number in a range, or nil where the option is not given.
  func number(
    of option: @autoclosure () -> Option, in range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let text = value(of: option()) else { return nil }
    let option = option()
    let usage =
      "Write \(option.usage), with a number from \(range.lowerBound) to \(range.upperBound)."
    guard text.isInteger else {
      throw Failure(
        .usage, "--\(option.name) needs a whole number, and \(text.quoted) is none.", next: usage)
    }
    // A number that does not fit into an `Int` is outside every range.
    guard let number = Int(text), range.contains(number) else {
      let isBelow = Int(text).map { $0 < range.lowerBound } ?? text.hasPrefix("-")
      let shown = text.count > 20 ? text.prefix(20) + "…" : text[...]
      throw Failure(
        .usage, "--\(option.name) \(shown) is too \(isBelow ? "small" : "large").", next: usage)
    }
    return number
  }

  /// Fails for the first of these options that is given.
  ///
  /// - Parameter reason: The option that excludes them, and why.
  func refuse(_ options: Option..., with reason: String) throws(Failure) {
    guard let option = options.first(where: { has($0) }) else { return }
    throw Failure(
      .usage, "--\(option.name) cannot be combined with \(reason).",
      next: "Leave out one of the two.")
  }

  /// Fails for an option or a choice of another command that this command lacks.
  func check(areOf command: any Command, among commands: [any Command]) throws(Failure) {
    if given.isEmpty { return }
    let allowed = command.allOptions.map(\.name)
    for one in given {
      let option = command.allOptions.first { $0.name == one.name }
      if let option, !option.choices.isEmpty, !option.choices.contains(one.value) {
        throw option.refusal(of: one.value)
      }
    }
    for name in given.map(\.name).sorted() where !allowed.contains(name) {
      let others = commands.filter { $0.allOptions.contains { $0.name == name } }.map(\.name)
      throw Failure(
        .usage, "`statelab \(command.name)` has no option --\(name).",
        next: others.isEmpty
          ? "See `statelab help \(command.name)`."
          : "It belongs to `statelab \(others.joined(separator: "` and `statelab "))`.")
    }
  }
}

extension Option {
  fileprivate func refusal(of value: String) -> Failure {
    let hint = self == .profile ? Profile.hint(for: value) : nil
    return Failure(
      .usage, "--\(name) cannot be \(value.quoted).",
      next: hint ?? "It is one of: \(choices.joined(separator: ", ")).")
  }
}

extension Failure {
  /// `Did you mean box or binding?`, or nil where no name is close.
  nonisolated static func didYouMean(
    _ word: String, among names: [String], within limit: Int = .max, prefix: String = ""
  ) -> String? {
    let likely = names.nearest(to: word, within: limit)
    guard !likely.isEmpty else { return nil }
    return "Did you mean \(likely.map { prefix + $0 }.joined(separator: " or "))?"
  }

  fileprivate static func unknownOption(_ word: String, known: [Option]) -> Failure {
    let name = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
    return Failure(
      .usage, "There is no option \(word.quoted).",
      next: Failure.didYouMean(name, among: known.map(\.name), prefix: "--")
        ?? "`statelab help` shows commands and options.")
  }
}

extension String {
  /// True if the text is a whole number of any size: `-1`, `007`.
  fileprivate var isInteger: Bool {
    let digits = first == "-" || first == "+" ? dropFirst() : self[...]
    return !digits.isEmpty
      && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
