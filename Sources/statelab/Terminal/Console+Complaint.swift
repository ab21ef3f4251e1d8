import Rendering

extension Console {
  /// Writes a problem and the next step to standard error, a line each, or wrapped if a width is
  /// given. Control characters are written as escapes: part of a text may come from a program.
  func complain(_ message: String, next: String? = nil, width: Int?, asASCII: Bool) {
    let lead = "statelab: "
    func lines(_ text: String) -> [String] {
      let text = text.withVisibleControls
      guard let width else { return [text] }
      return Line(keepingCommandsIn: text).wrapped(to: width - lead.count).map(\.text)
    }
    let text = (lines(message) + (next.map(lines) ?? [])).enumerated()
      .map { ($0 == 0 ? lead : String(repeating: " ", count: lead.count)) + $1 + "\n" }.joined()
    writeError(asASCII ? text.inASCII : text)
  }
}
