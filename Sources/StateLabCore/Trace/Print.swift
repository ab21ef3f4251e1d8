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
  if let text = value as? String { return text }
  switch Mirror(reflecting: value).displayStyle {
  case .set, .dictionary: return describe(value)
  default: return withoutContexts(String(describing: value))
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
