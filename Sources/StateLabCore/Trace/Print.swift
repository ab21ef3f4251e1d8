/// Prints into the trace of the current run, or to standard output without a recorder.
///
/// This function replaces the standard library's `print` in every file that imports this module.
///
/// - Parameters:
///   - fileID: The file of the call, for the trace.
///   - line: The line of the call, counted from 1.
public func print(
  _ items: Any..., separator: String = " ", terminator: String = "\n", fileID: String = #fileID,
  line: Int = #line
) {
  printLine(
    items.map { String(printing: $0) }.joined(separator: separator), terminator: terminator,
    from: CodeLocation(fileID: fileID, line: line))
}

/// Hides the standard library's `print`, which takes a function with exactly its parameters; calls
/// prefer the overload above.
@_disfavoredOverload
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printLine(
    items.map { String(printing: $0) }.joined(separator: separator), terminator: terminator)
}

/// - Parameter source: The location of the program's call of `print`; nil for other output.
func printLine(_ text: String, terminator: String = "\n", from source: CodeLocation? = nil) {
  if let recorder = Recorder.current {
    recorder.print(text + terminator, from: source)
  } else {
    Swift.print(text, terminator: terminator)
  }
}

extension String {
  /// A value as Swift prints it, but the same in every run: sets and dictionaries are sorted, and
  /// the address in the hidden context of a private type is omitted.
  init(printing value: Any) {
    // A cast of an optional also succeeds if the value inside has the type.
    if let optional = (type(of: value) as? any AnyOptional.Type)?.wrapped(in: value) {
      self = optional.map { "Optional(\(String(debugPrinting: $0)))" } ?? "nil"
      return
    }
    self =
      switch value {
      case let text as String: text
      case let value as any Unordered: value.printedInOrder
      default: String(describing: value).asOnDevice
      }
  }

  /// A nested value, as Swift prints it inside another value.
  init(debugPrinting value: Any) {
    self =
      type(of: value) is any AnyOptional.Type
      ? String(printing: value)
      : (value as? any Unordered)?.printedInOrder ?? String(reflecting: value).asOnDevice
  }

  /// The text without `(unknown context at $5581fd6b).`, which Swift writes before the name of a
  /// private type, and with Apple's modules in place of the laboratory's modules.
  var asOnDevice: String {
    // Numbers and names without a module: most texts.
    guard utf8.contains(UInt8(ascii: ".")) else { return self }
    return ["StateLabCore.", "StateLabUI."].reduce(
      replacing("(unknown context at $") { $0.drop { $0 != "." }.dropFirst() }
    ) { text, module in
      text.replacing(module) { Self.module(of: $0.prefix { $0.isLetter }) + $0 }
    }
  }

  /// Apple's module of a type of the laboratory; empty for a type of the system's other modules.
  private static func module(of name: Substring) -> String {
    if combineTypes.contains(String(name)) { return "Combine." }
    let isOfSystem =
      systemTypes.contains(String(name)) || systemPrefixes.contains { name.hasPrefix($0) }
    return isOfSystem ? "" : "SwiftUI."
  }

  /// The types of Combine that have no description of their own.
  private static let combineTypes: Set = [
    "AnyCancellable", "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "Just",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publishers", "Record",
    "Subscribers",
  ]
  private static let systemTypes: Set = [
    "ContinuousClock", "Data", "IndexSet", "OperationQueue", "RunLoop", "SuspendingClock", "Timer",
    "UserDefaults",
  ]
  private static let systemPrefixes = ["CA", "CG", "Dispatch", "HTTP", "NS", "UI", "URL"]

  /// Removes each occurrence of a mark, and replaces the text after the mark with the result of
  /// `change`.
  private func replacing(_ mark: String, _ change: (Substring) -> Substring) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: mark) {
      result += rest[..<found.lowerBound]
      rest = change(rest[found.upperBound...])
    }
    return result + rest
  }
}

private protocol AnyOptional {
  /// The value in the optional: `.some(nil)` if the optional is nil, and nil if `optional` has
  /// another type.
  static func wrapped(in optional: Any) -> Any??
}

extension Optional: AnyOptional {
  fileprivate static func wrapped(in optional: Any) -> Any?? {
    (optional as? Self).map { $0.map { $0 as Any } }
  }
}

/// A collection whose order differs between runs.
private protocol Unordered {
  var printedInOrder: String { get }
}

extension Set: Unordered {
  fileprivate var printedInOrder: String {
    "[" + map { String(debugPrinting: $0) }.sorted().joined(separator: ", ") + "]"
  }
}

extension Dictionary: Unordered {
  fileprivate var printedInOrder: String {
    let entries = map { "\(String(debugPrinting: $0.key)): \(String(debugPrinting: $0.value))" }
    return isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
  }
}
