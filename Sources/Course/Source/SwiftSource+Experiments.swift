import Rendering

nonisolated extension SwiftSource {
  /// The code of an experiment, or of a function that experiments call: the lines that act, without
  /// their indentation and without those that name results. Nil if there is none of this name.
  func actions(of name: String) -> [NumberedLine]? {
    let openings = Self.openings(of: name)
    for declaration in declarations where declaration.isAboutExperiments {
      let first = declaration.lines.firstIndex { line in
        let code = line.trimmed
        return openings.contains { code.hasPrefix($0) }
      }
      guard let first else { continue }
      let lines = zip(declaration.range, declaration.lines)
        .map { NumberedLine(number: $0 + 1, text: $1) }
      let margin = lines[first].text.prefix { $0.isWhitespace }
      let end = lines[first...].firstIndex { $0.text == margin + "}" }
      if lines[first].text.hasSuffix("}") { return [lines[first].dedented(by: margin.count)] }
      guard let end else { return nil }
      if lines[first].text.isFunction {
        return lines[first...end].map { $0.dedented(by: margin.count) }.withoutResults
      }
      return lines[(first + 1)..<end].map { $0.dedented(by: margin.count + 2) }.withoutResults
    }
    return nil
  }

  /// The beginnings of the first line of the experiment or function of this name.
  private static func openings(of name: String) -> [String] {
    ["Experiment(\"\(name)\""]
      + ["", "private ", "fileprivate "].flatMap { modifier in
        ["(", "<"].map { "\(modifier)func \(name)\($0)" }
      }
  }
}

nonisolated extension String {
  fileprivate var isFunction: Bool {
    drop { $0 == " " }.split(separator: " ").prefix(2).contains("func")
  }

  /// The closing brackets minus the opening ones, outside strings.
  fileprivate var closings: Int {
    SwiftMask(Array(utf8)).code.reduce(0) { sum, byte in
      sum + (byte == UInt8(ascii: ")") ? 1 : byte == UInt8(ascii: "(") ? -1 : 0)
    }
  }
}

nonisolated extension NumberedLine {
  fileprivate func dedented(by margin: Int) -> NumberedLine {
    NumberedLine(number: number, text: String(text.dropFirst(margin)))
  }
}

nonisolated extension [NumberedLine] {
  /// The lines except the calls of `find`.
  fileprivate var withoutResults: [NumberedLine] {
    var kept: [NumberedLine] = []
    var open = 0
    for line in self {
      let code = line.text.drop { $0 == " " }
      if open == 0, !code.hasPrefix("lab.find("), !code.hasPrefix("find(") {
        kept.append(line)
      } else {
        open -= line.text.closings
      }
    }
    return kept
  }
}
