/// Prints into the trace of what is running, and to standard output when nothing records.
///
/// It takes the place of the standard library's `print` in every file that imports this module.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map(printed).joined(separator: separator)
  if let recorder = Recorder.current {
    recorder.print(text + terminator)
  } else {
    Swift.print(text, terminator: terminator)
  }
}

/// A value as Swift prints it, but the same in every run: sets and dictionaries are sorted, and the
/// address in the hidden context of a private type is left out.
func printed(_ value: Any) -> String {
  switch value {
  case let text as String: text
  case let value as any Unordered: value.printedInOrder
  default: withoutContexts(String(describing: value))
  }
}

/// A value inside another, as Swift prints it there.
private func debugPrinted(_ value: Any) -> String {
  (value as? any Unordered)?.printedInOrder ?? withoutContexts(String(reflecting: value))
}

/// A collection whose order is another one in each run.
private protocol Unordered {
  var printedInOrder: String { get }
}

extension Set: Unordered {
  fileprivate var printedInOrder: String {
    "[" + map { debugPrinted($0) }.sorted().joined(separator: ", ") + "]"
  }
}

extension Dictionary: Unordered {
  fileprivate var printedInOrder: String {
    let entries = map { "\(debugPrinted($0.key)): \(debugPrinted($0.value))" }
    return isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
  }
}

/// Without each `(unknown context at $5581fd6b).`, which Swift writes before a private type's name.
private func withoutContexts(_ text: String) -> String {
  let start = "(unknown context at $"
  guard text.contains(start) else { return text }
  var result = ""
  var rest = text[...]
  while let context = rest.firstRange(of: start) {
    result += rest[..<context.lowerBound]
    rest = rest[context.upperBound...].drop { $0 != "." }.dropFirst()
  }
  return result + rest
}
