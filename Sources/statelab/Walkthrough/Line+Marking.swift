extension Line {
  /// With these words in reverse, wherever they stand.
  func marking(_ words: String) -> Line {
    let wanted = words.map { $0.lowercased() }
    var letters = spans.flatMap { span in span.text.map { ($0, span.style) } }
    guard !wanted.isEmpty, letters.count >= wanted.count else { return self }
    for start in 0...(letters.count - wanted.count) {
      let range = start..<(start + wanted.count)
      guard letters[range].elementsEqual(wanted, by: { $0.0.lowercased() == $1 }) else { continue }
      for position in range { letters[position].1 = .current }
    }
    var line = Line()
    for (letter, style) in letters { line.append(Span(String(letter), style)) }
    return line
  }
}
