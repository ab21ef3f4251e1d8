import Rendering

extension Line {
  /// The line with these words in reverse video; without colors, with a sign beside the line.
  func marking(_ words: String, output: OutputOptions) -> Line {
    output.color ? marking(words) : pointed(at: words, ascii: output.ascii)
  }

  /// The sign replaces a blank first column, or else the end of the line.
  private func pointed(at words: String, ascii: Bool) -> Line {
    let text = self.text
    guard text.lowercased().contains(words.lowercased()) else { return self }
    guard text.hasPrefix(" ") else { return self + Line(ascii ? " <" : " ◂", .current) }
    var line = Line(ascii ? ">" : "▸", .current)
    var isFirst = true
    for span in spans {
      line.append(isFirst ? Span(String(span.text.dropFirst()), span.style) : span)
      isFirst = false
    }
    return line
  }

  private func marking(_ words: String) -> Line {
    let wanted = words.map { $0.lowercased() }
    var letters = spans.flatMap { span in span.text.map { ($0, span.style) } }
    guard !wanted.isEmpty, letters.count >= wanted.count else { return self }
    for start in 0...(letters.count - wanted.count) {
      let range = start..<(start + wanted.count)
      guard letters[range].elementsEqual(wanted, by: { $0.0.lowercased() == $1 }) else { continue }
      for position in range { letters[position].1 = .current }
    }
    var line = Line()
    for (letter, style) in letters { line.append(String(letter), style) }
    return line
  }
}
