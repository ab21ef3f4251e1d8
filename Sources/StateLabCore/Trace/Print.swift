/// Prints into the trace of what is running, and to standard output when nothing records.
///
/// It takes the place of the standard library's `print` in every file that imports this module.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { String(printing: $0) }.joined(separator: separator)
  if let recorder = Recorder.current {
    recorder.print(text + terminator)
  } else {
    Swift.print(text, terminator: terminator)
  }
}

extension String {
  /// A value as Swift prints it, but the same in every run: sets and dictionaries are sorted, and
  /// the address in the hidden context of a private type is left out.
  init(printing value: Any) {
    self =
      switch value {
      case let text as String: text
      case let value as any Unordered: value.printedInOrder
      default: String(describing: value).withoutContexts
      }
  }

  /// A value inside another, as Swift prints it there.
  fileprivate init(debugPrinting value: Any) {
    self = (value as? any Unordered)?.printedInOrder ?? String(reflecting: value).withoutContexts
  }

  /// Without each `(unknown context at $5581fd6b).`, which Swift writes before the name of a private
  /// type.
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

/// A collection whose order is another one in each run.
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
