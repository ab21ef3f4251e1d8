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
  var apiPage: String { TryLibrary.apiPage(besideSources: sources) }

  func otherForm(of name: String?, _ error: CompilerError) -> String {
    "If SwiftUI takes it at \(error.place), this form of \(name.map { "`\($0)`" } ?? "it") is not "
      + "simulated; \(apiPage) lists those that are."
  }

  func isOwn(_ name: String) -> Bool { files.contains { $0.declaredNames.contains(name) } }
}

extension String {
  /// The text with Apple's module instead of the laboratory's, in a warning about a conformance.
  fileprivate var namingOwnersOfSwiftUI: String {
    replacing("the owners of 'StateLabCore'", with: "the owners of 'SwiftUI'")
  }
}
