/// Prints into the trace of what is running, and to standard output when nothing records.
///
/// It takes the place of the standard library's `print` in every file that imports this module.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  let text = items.map { ($0 as? String) ?? describe($0) }.joined(separator: separator)
  if let recorder = Recorder.current {
    recorder.record(.printed(terminator == "\n" ? text : text + terminator))
  } else {
    Swift.print(text, terminator: terminator)
  }
}
