import AbsentNames
import Course
import LibC
import Rendering

/// The compiler's messages on a program that does not compile.
struct CompilerMessages {
  let text: String
  private let errors: [CompilerError]
  /// The error that prevents the creation of the program's view, if there is no other.
  private let startError: String?
  /// True if notes refer to the laboratory: the called function exists in another form.
  private let leadsInside: Bool
  private let compilerHasCrashed: Bool
  /// The folder with the laboratory's sources, where the user corrects nothing.
  private let sources: String
  private let files: [UserFile]

  /// - Parameters:
  ///   - start: The file that starts the program, which the user does not correct either.
  ///   - files: The compiled files.
  init(_ text: String, sources: String, start: String, files: [UserFile]) {
    let parts = text.split(separator: "\n\n")
    let own = parts.filter { !$0.hasPrefix(sources) && !$0.hasPrefix(start) }
    let errors = own.flatMap(CompilerError.all).filter { !$0.place.isEmpty }
    let startErrors = parts.filter { $0.hasPrefix(start) }.flatMap(CompilerError.all)
    startError = errors.isEmpty ? startErrors.first?.message : nil
    leadsInside = parts.contains { $0.hasPrefix(sources) }
    // The compiler quotes lines of the program, which may contain control characters.
    self.text = own.joined(separator: "\n\n").lines.filter { !Self.isOfStackDump($0) }
      .map { $0.withVisibleControls + "\n" }.joined()
    compilerHasCrashed = own.contains { $0.contains("\nStack dump:\n") }
    self.errors = errors
    self.sources = sources
    self.files = files
  }

  var errorTexts: [String] { errors.map(\.message) }

  /// True if the program uses a type that neither the program nor the laboratory declares, and whose
  /// name resembles no declared one.
  var lacksForeignType: Bool {
    let types = errors.filter { $0.message.hasPrefix("cannot find") }.compactMap(\.missingName)
      .filter { $0.first?.isUppercase == true && AbsentNames.group(of: $0) == nil }
    guard !types.isEmpty else { return false }
    let known = LaboratoryNames(sources: sources).all.union(files.flatMap(\.declaredNames)).sorted()
    return types.contains { Failure.didYouMean($0, among: known, within: 2) == nil }
  }

  /// The reason why the view cannot be created; nil where there is another error.
  func failure(toStart root: TryProgram.Root) -> Failure? {
    guard let startError, let name = root.name else { return nil }
    let labels = startError.hasPrefix("missing argument") ? startError.quotedNames : []
    guard !labels.isEmpty else {
      return Failure(
        .badData, "\(name) cannot be shown: \(startError).",
        next: "Show it in a preview of its file: `#Preview { \(name)() }`.")
    }
    let arguments = labels.map { "\($0): …" }.joined(separator: ", ")
    return Failure(
      .badData,
      "\(name) cannot be shown without "
        + labels.map { "`\($0):`" }.joined(separator: " and ") + ".",
      next: "Say which in a preview: `#Preview { \(name)(\(arguments)) }`.")
  }

  /// The next step for the user: a name of SwiftUI may be missing in the laboratory.
  var next: String {
    for error in errors {
      if let advice = error.advice { return advice }
      if let name = error.missingName {
        return advice(onMissing: absentProtocol(of: name) ?? name, error)
      }
    }
    guard let first = errors.first(where: { $0.position != nil }) else {
      if compilerHasCrashed, !text.contains(Self.fileTooLong) {
        return
          "The compiler crashed. Take parts of the program out until it compiles; the last part "
          + "is the one that the compiler cannot take."
      }
      return "The compiler names no line of the program. Check the free space for temporary files "
        + "and for the cache, and the limit of `ulimit -f`; `statelab doctor` shows both places."
    }
    let fix = "Fix what the compiler names: \(first.place)."
    if first.isAboutIsolation { return fix }
    let laboratory = LaboratoryNames(sources: sources).all
    let key = words.first { $0.isKey && !laboratory.contains($0.name) && !isOwn($0.name) }
    if let key { return advice(onMissing: key.name, first) }
    let name = words.last { !$0.isKey && laboratory.contains($0.name) }?.name
    if first.isAboutForm {
      return leadsInside || name != nil || first.isUnclear ? otherForm(of: name, first) : fix
    }
    let suspect = first.isAboutContext ? memberWithBase : name
    let isInside = first.subjects.allSatisfy { laboratory.contains($0) && !isOwn($0) }
    guard let suspect, isInside, first.isAboutContext || !first.subjects.isEmpty else { return fix }
    return "\(fix) \(otherForm(of: suspect, first))"
  }

  /// The absent type among the missing ones: without a protocol, the types that it declares are
  /// missing, too, such as `Context`.
  private func absentProtocol(of name: String) -> String? {
    let types = errors.filter { $0.message.hasPrefix("cannot find type") }
      .compactMap(\.missingName)
    return types.contains(name) ? types.first { AbsentNames.group(of: $0) != nil } : nil
  }

  /// A line of the report that the compiler writes when it crashes.
  private static func isOfStackDump(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    // `#12 0x00007f…`, `1.<tab>Swift version …`
    return line.hasPrefix("Stack dump:") || line.hasPrefix("Please submit a bug report")
      || start.hasPrefix("#") && start.contains(" 0x")
      || line.drop(while: \.isNumber).hasPrefix(".\t")
  }

  /// The signal for a file that is longer than `ulimit -f` allows.
  private static let fileTooLong = "due to signal \(SIGXFSZ) "

  /// The page with the simulated names.
  private var apiPage: String { TryLibrary.apiPage(besideSources: sources) }

  private func otherForm(of name: String?, _ error: CompilerError) -> String {
    "If SwiftUI takes it at \(error.place), this form of \(name.map { "`\($0)`" } ?? "it") is not "
      + "simulated; \(apiPage) lists those that are."
  }

  /// The advice about a missing name: an import, a gap in the laboratory, or a spelling mistake.
  private func advice(onMissing name: String, _ error: CompilerError) -> String {
    let laboratory = LaboratoryNames(sources: sources).all
    let file = files.first { error.place.hasPrefix($0.path + ":") }
    let isDeclared = laboratory.contains(name)
    if isDeclared, let file, !file.importsLaboratory {
      return "`\(name)` is SwiftUI's, and \(file.path) does not import it: write "
        + "`import SwiftUI` at its top."
    }
    if let group = AbsentNames.group(of: name) {
      let subject = name.hasPrefix("UI") ? "is UIKit's, and" : "is"
      return "`\(name)` \(subject) not simulated: \(group.advice). \(apiPage) lists what is."
    }
    let own = Set(files.flatMap(\.declaredNames))
    if name.hasPrefix("$") { return Self.advice(onBinding: String(name.dropFirst()), own) }
    if own.contains(name) { return "Fix what the compiler names: \(error.place)." }
    if isDeclared, error.isAboutMember { return otherForm(of: name, error) }
    func isAlike(_ other: String) -> Bool { other.first?.isUppercase == name.first?.isUppercase }
    if let meant = Failure.didYouMean(name, among: own.filter(isAlike).sorted(), within: 2) {
      return meant
    }
    // A short name resembles some other name by chance, and so does a name among many.
    let known = laboratory.filter(isAlike).sorted()
    if name.count > 4, let meant = Failure.didYouMean(name, among: known, within: 2) {
      return "\(meant) If SwiftUI has `\(name)`, it is not simulated."
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      return "`\(name)` is UIKit's, and not simulated. \(apiPage) lists what is."
    }
    // A variable or a function: SwiftUI has few that stand alone.
    if error.message.hasPrefix("cannot find"), name.first?.isLowercase == true {
      return "The program does not declare `\(name)` where \(error.place) uses it."
    }
    return "The program does not declare `\(name)`, and it is not simulated; "
      + "\(apiPage) lists what is."
  }

  /// The advice about a property without a binding, or with another spelling.
  private static func advice(onBinding name: String, _ own: Set<String>) -> String {
    if own.contains(name) {
      return "`$\(name)` is there only where `\(name)` is declared with `@State`, `@Binding` or "
        + "another wrapper, as a `var`."
    }
    return Failure.didYouMean(name, among: own.sorted(), prefix: "$")
      ?? "The program does not declare `\(name)`."
  }

  // MARK: Names in the first error

  /// The names in the first error's line up to its column: called names, and names in key paths.
  private var words: [(name: String, isKey: Bool)] {
    // A syntax error is not about a name.
    guard let error = errors.first, let position = error.position,
      !error.message.hasPrefix("expected")
    else { return [] }
    let tokens = quotedTokens
    let calls = tokens.calls
    let column = position.column - 1
    // The innermost call around the error is last.
    let order =
      tokens.indices.filter { !(calls[$0]?.contains(column) ?? false) }
      + tokens.indices.filter { calls[$0]?.contains(column) ?? false }
    return order.compactMap { index in
      let token = tokens[index]
      guard token.text.first?.isLetter ?? false || token.text.hasPrefix("@") else { return nil }
      let isKey = index > 1 && tokens[index - 1].text == "." && tokens[index - 2].text == "\\"
      guard isKey || token.range.lowerBound < position.column else { return nil }
      guard isKey || isCalled(index, in: tokens) else { return nil }
      return (token.text.filter { $0 != "@" }, isKey)
    }
  }

  /// The tokens of the first error's line.
  private var quotedTokens: [SwiftToken] {
    guard let error = errors.first, let position = error.position,
      let quoted = text.lines.drop(while: { CompilerError($0) != error })
        .first(where: { $0.drop { $0 == " " }.hasPrefix("\(position.line) | ") }),
      let bar = quoted.firstRange(of: " | ")
    else { return [] }
    return SwiftToken.tokens(of: SwiftMask(Array(quoted[bar.upperBound...].utf8)).code)
  }

  /// The member at the first error, if it has a base: `font` in `text.font = .title`.
  private var memberWithBase: String? {
    let tokens = quotedTokens
    let column = errors.first?.position.map { $0.column - 1 }
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == column }), index > 1,
      tokens[index - 1].text == ".", tokens[index - 2].isName || tokens[index - 2].text == "]"
    else { return nil }
    return tokens[index].text
  }

  /// True for `Text(`, `VStack {`, `.bold` and `@State`, and not for the name of a type.
  private func isCalled(_ index: Int, in tokens: [SwiftToken]) -> Bool {
    let before = index > 0 ? tokens[index - 1].text : ""
    let after = index + 1 < tokens.count ? tokens[index + 1].text : ""
    // `.red` alone is not a call, but it may be an argument.
    let isValue = index > 1 && ["(", ",", ":", "[", "?", "="].contains(tokens[index - 2].text)
    return before == "." && !isValue || tokens[index].text.hasPrefix("@")
      || before != ":" && (after == "(" || after == "{")
  }

  private func isOwn(_ name: String) -> Bool { files.contains { $0.declaredNames.contains(name) } }
}

extension [SwiftToken] {
  /// The columns of each call on the line, from its name to the end of its arguments, by the index
  /// of the name. A call that the line does not close reaches to its end.
  fileprivate var calls: [Int: ClosedRange<Int>] {
    var calls: [Int: ClosedRange<Int>] = [:]
    /// The names whose arguments are open; nil for other brackets.
    var open: [Int?] = []
    var closed: Int?
    for (index, token) in enumerated() {
      switch token.text {
      case "(", "{", "[":
        // After arguments, a brace opens a trailing closure of the same call.
        let name = closed ?? (index > 0 && self[index - 1].isName ? index - 1 : nil)
        open.append(token.text == "[" ? nil : name)
        if let name { calls[name] = self[name].range.lowerBound...Int.max }
        closed = nil
      case ")", "}", "]":
        closed = open.popLast() ?? nil
        if let closed { calls[closed] = self[closed].range.lowerBound...token.range.upperBound }
      default: closed = nil
      }
    }
    return calls
  }
}

extension SwiftToken {
  fileprivate var isName: Bool { text.first?.isLetter ?? false }
}
