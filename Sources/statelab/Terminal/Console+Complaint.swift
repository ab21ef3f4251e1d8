import Rendering

extension Console {
  /// Says on standard error what is wrong, and what to do next: a line each, or wrapped where a width
  /// is asked for.
  func complain(_ message: String, next: String? = nil, width: Int?, asASCII: Bool) {
    let lead = "statelab: "
    func lines(_ text: String) -> [String] {
      guard let width else { return [text] }
      return Line(keepingCommandsIn: text).wrapped(to: width - lead.count).map(\.text)
    }
    let text = (lines(message) + (next.map(lines) ?? [])).enumerated()
      .map { ($0 == 0 ? lead : String(repeating: " ", count: lead.count)) + $1 + "\n" }.joined()
    writeError(asASCII ? text.inASCII : text)
  }
}
