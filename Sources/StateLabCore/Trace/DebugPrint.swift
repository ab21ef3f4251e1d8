/// Prints the debug descriptions of values into the trace of the current run, as
/// ``print(_:separator:terminator:fileID:line:)`` prints their descriptions.
public func debugPrint(
  _ items: Any..., separator: String = " ", terminator: String = "\n", fileID: String = #fileID,
  line: Int = #line
) {
  printLine(
    items.map { String(debugPrinting: $0) }.joined(separator: separator), terminator: terminator,
    from: CodeLocation(fileID: fileID, line: line))
}

/// Hides the standard library's `debugPrint`, which takes a function with exactly its parameters; calls
/// prefer the overload above.
@_disfavoredOverload
public func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printLine(
    items.map { String(debugPrinting: $0) }.joined(separator: separator), terminator: terminator)
}

/// Prints the parts of a value into the trace of the current run, each in a line.
///
/// - Returns: The value.
@discardableResult
public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max,
  fileID: String = #fileID, line: Int = #line
) -> T {
  let text = dumped(value, name, indent, maxDepth, maxItems)
  printLine(text, terminator: "", from: CodeLocation(fileID: fileID, line: line))
  return value
}

/// Hides the standard library's `dump`, which takes a function with exactly its parameters; calls
/// prefer the overload above.
@_disfavoredOverload
@discardableResult
public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  printLine(dumped(value, name, indent, maxDepth, maxItems), terminator: "")
  return value
}

private func dumped<T>(
  _ value: T, _ name: String?, _ indent: Int, _ maxDepth: Int, _ maxItems: Int
) -> String {
  var text = ""
  Swift.dump(
    value, to: &text, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems)
  return text.asOnDevice
}
