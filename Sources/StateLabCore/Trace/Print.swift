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
    self =
      switch value {
      case let text as String: text
      case let value as any Unordered: value.printedInOrder
      default: String(describing: value).withoutContexts
      }
  }

  /// A nested value, as Swift prints it inside another value.
  fileprivate init(debugPrinting value: Any) {
    self = (value as? any Unordered)?.printedInOrder ?? String(reflecting: value).withoutContexts
  }

  /// The text without `(unknown context at $5581fd6b).`, which Swift writes before the name of a
  /// private type.
  private var withoutContexts: String {
    let start = "(unknown context at $"
    guard contains(start) else { return self }
    var result = ""
    var rest = self[...]
    while let context = rest.firstRange(of: start) {
      result += rest[..<context.lowerBound]
      rest = rest[context.upperBound...].drop { $0 != "." }.dropFirst()
    }
    return result + rest
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
