import AbsentNames
import Course
import LibC
import Rendering

/// The compiler's messages on a program that does not compile.
struct CompilerMessages {
  let text: String
  let errors: [CompilerError]
  /// The error that prevents the creation of the program's view, if there is no other.
  private let startError: String?
  /// True if notes refer to the laboratory: the called function exists in another form.
  private let leadsInside: Bool
  private let compilerHasCrashed: Bool
  /// The folder with the laboratory's sources, where the user corrects nothing.
  let sources: String
  let files: [UserFile]
  /// The file that starts the program.
  private let start: String

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
      .map { $0.withVisibleControls.namingOwnersOfSwiftUI + "\n" }.joined()
    compilerHasCrashed = own.contains { $0.contains("\nStack dump:\n") }
    self.errors = errors
    self.sources = sources
    self.start = start
    self.files = files
  }

  /// The part of the messages with these errors; nil for none.
  func part(with isKept: (CompilerError) -> Bool) -> CompilerMessages? {
    let kept = text.split(separator: "\n\n").filter {
      CompilerError.all(in: $0).contains(where: isKept)
    }
    guard !kept.isEmpty else { return nil }
    return CompilerMessages(
      kept.joined(separator: "\n\n") + "\n", sources: sources, start: start, files: files)
  }

  var errorTexts: [String] { errors.map(\.message) }

  /// The reason why the compiler could not write its results; nil for an error in the program.
  var lackOfSpace: Failure? {
    guard text.contains("No space left on device"), !errors.contains(where: { $0.position != nil })
    else { return nil }
    return Failure(
      .cannotCreate, "The compiler has no space left to write to.",
      next: "Make room for temporary files and for the cache; `statelab doctor` shows both places.")
  }

  /// The failure of files that are separate programs and so do not compile as one program; nil if no
  /// two files declare the same view or app.
  var severalPrograms: Failure? {
    let names = errorTexts.filter { $0.hasPrefix("invalid redeclaration of '") }
      .compactMap(\.quotedNames.first)
    for name in names {
      let paths = files.filter { $0.roots.contains { $0.name == name } }.map(\.path)
      guard paths.count > 1 else { continue }
      let others = paths.count - 2
      return Failure(
        .badData,
        "\(paths[0]) and \(paths[1]) both declare `\(name)`"
          + (others > 0
            ? ", and so \(others == 1 ? "does" : "do") \(others.of("more file"))." : "."),
        next: "`try` compiles all its files as one program. If these are separate programs, try "
          + "each file alone: `statelab try \(paths[0].inShell)`.")
    }
    return nil
  }

  /// The reason why the view cannot be created; nil if there is another error.
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
      if error.missingName != nil { return adviceOnMissingNames }
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
    if let key {
      return ownAdvice(onMissing: key.name, first, laboratory)
        ?? advice(onUndeclared: key.name, first)
    }
    let name = words.last { !$0.isKey && laboratory.contains($0.name) }?.name
    if first.isAboutForm {
      return leadsInside || name != nil || first.isUnclear ? otherForm(of: name, first) : fix
    }
    let suspect = first.isAboutContext ? memberWithBase ?? name : name
    let isInside = first.subjects.allSatisfy { laboratory.contains($0) && !isOwn($0) }
    let mayLackForm = first.isAboutContext || first.isAboutInference || !first.subjects.isEmpty
    guard let suspect, isInside, mayLackForm else { return fix }
    return "\(fix) \(otherForm(of: suspect, first))"
  }

  /// The absent type among the missing types. If a protocol is absent, the types that the protocol
  /// declares, such as `Context`, are missing, too.
  private func absentProtocol(of name: String) -> String? {
    let types = errors.filter { $0.message.hasPrefix("cannot find type") }
      .compactMap(\.missingName)
    return types.contains(name) ? types.first { AbsentNames.group(of: $0) != nil } : nil
  }

  /// A line of the report that the compiler writes when it crashes.
  private static func isOfStackDump(_ line: String) -> Bool {
    let start = line.drop { $0 == " " }
    // `#12 0x00007f…`, `1.<tab>Swift version …`
    return line.hasPrefix("Stack dump:")
      || line.lowercased().hasPrefix("please submit a bug report")
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

  /// The advice about all missing names: first those with an advice of their own.
  private var adviceOnMissingNames: String {
    let laboratory = LaboratoryNames(sources: sources).all
    var known: Set<String> = []
    var advices: [String] = []
    var undeclared: [(name: String, error: CompilerError)] = []
    var groups: [(advice: String, names: [String])] = []
    for error in errors {
      guard let missing = error.missingName else { continue }
      let name = absentProtocol(of: missing) ?? missing
      guard known.insert(name).inserted else { continue }
      if !laboratory.contains(name), let group = AbsentNames.group(of: name) {
        if let place = groups.firstIndex(where: { $0.advice == group.advice }) {
          groups[place].names.append(name)
        } else {
          groups.append((group.advice, [name]))
        }
      } else if let advice = ownAdvice(onMissing: name, error, laboratory) {
        if !advices.contains(advice) { advices.append(advice) }
      } else {
        undeclared.append((name, error))
      }
    }
    advices = groups.map { advice(onAbsent: $0.names, $0.advice) } + advices
    if !groups.isEmpty { advices.append("\(apiPage) lists what is simulated.") }
    if undeclared.count == 1 {
      advices.append(advice(onUndeclared: undeclared[0].name, undeclared[0].error))
    } else if !undeclared.isEmpty {
      advices.append(
        "The program does not declare \(Self.list(undeclared.map(\.name))). If other files declare "
          + "these names, name the files as well. A name of SwiftUI that \(apiPage) does not list is "
          + "not simulated.")
    }
    return advices.joined(separator: " ")
  }

  /// The advice about names of one group that are not simulated.
  private func advice(onAbsent names: [String], _ advice: String) -> String {
    let owner = names.allSatisfy { $0.hasPrefix("UI") } ? "UIKit's, and " : ""
    return
      "\(Self.list(names)) \(names.count == 1 ? "is" : "are") \(owner)not simulated: \(advice)."
  }

  /// `` `A`, `B` and `C` ``
  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    return quoted.count > 1
      ? quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
      : quoted.joined()
  }

  /// The advice about a name that nothing declares.
  private func advice(onUndeclared name: String, _ error: CompilerError) -> String {
    // A variable or a function: SwiftUI has few that stand alone.
    if error.message.hasPrefix("cannot find"), name.first?.isLowercase == true {
      return "The program does not declare `\(name)` where \(error.place) uses it."
    }
    return "The program does not declare `\(name)`, and it is not simulated; "
      + "\(apiPage) lists what is."
  }

  /// The advice about a missing name: an import, a gap in the laboratory, or a spelling mistake; nil
  /// where nothing more is known about the name.
  private func ownAdvice(
    onMissing name: String, _ error: CompilerError, _ laboratory: Set<String>
  ) -> String? {
    let file = files.first { error.place.hasPrefix($0.path + ":") }
    let isDeclared = laboratory.contains(name)
    if isDeclared, let file, !file.importsLaboratory {
      return "`\(name)` is SwiftUI's, and \(file.path) does not import it: write "
        + "`import SwiftUI` at its top."
    }
    if let group = AbsentNames.group(of: name) {
      return advice(onAbsent: [name], group.advice) + " \(apiPage) lists what is simulated."
    }
    let own = Set(files.flatMap(\.declaredNames))
    if name.hasPrefix("$") { return advice(onBinding: String(name.dropFirst()), own, error) }
    if own.contains(name) {
      let fix = "Fix what the compiler names: \(error.place)."
      guard let base = error.baseOfMember, laboratory.contains(base), !own.contains(base) else {
        return fix
      }
      return "\(fix) \(otherForm(of: base, error))"
    }
    if isDeclared, error.isAboutMember { return otherForm(of: name, error) }
    func isAlike(_ other: String) -> Bool { other.first?.isUppercase == name.first?.isUppercase }
    if let meant = correction(of: name, among: own.filter(isAlike), within: 2, error) {
      return meant
    }
    if let type = error.typeWithoutMember, own.contains(type), !laboratory.contains(type) {
      return
        "`\(type)` has no member `\(name)`. If another file declares it, name this file as well."
    }
    // A short name resembles some other name by chance, and so does a name among many.
    if name.count > 4,
      let meant = correction(
        of: name, among: laboratory.filter(isAlike), within: name.count > 7 ? 2 : 1, error)
    {
      return "\(meant) If SwiftUI has `\(name)`, it is not simulated."
    }
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      return "`\(name)` is UIKit's, and not simulated. \(apiPage) lists what is."
    }
    return nil
  }

  /// The advice about a property without a binding, or with another spelling.
  private func advice(
    onBinding name: String, _ own: Set<String>, _ error: CompilerError
  ) -> String {
    if own.contains(name) {
      return "`$\(name)` is there only where `\(name)` is declared with `@State`, `@Binding` or "
        + "another wrapper, as a `var`."
    }
    return correction(of: name, among: own, within: 2, prefix: "$", error)
      ?? "The program does not declare `\(name)`."
  }

  /// The question whether the program means a name that differs in few letters; nil if no name does.
  private func correction(
    of name: String, among names: Set<String>, within distance: Int, prefix: String = "",
    _ error: CompilerError
  ) -> String? {
    let likely = names.sorted().nearest(to: name, within: distance).map { "`\(prefix)\($0)`" }
    guard !likely.isEmpty else { return nil }
    return "Did you mean \(likely.joined(separator: " or ")) instead of `\(prefix)\(name)` at "
      + "\(error.place)?"
  }

  func isOwn(_ name: String) -> Bool { files.contains { $0.declaredNames.contains(name) } }
}

extension String {
  /// The text with Apple's module instead of the laboratory's, in a warning about a conformance.
  fileprivate var namingOwnersOfSwiftUI: String {
    replacing("the owners of 'StateLabCore'", with: "the owners of 'SwiftUI'")
  }
}
