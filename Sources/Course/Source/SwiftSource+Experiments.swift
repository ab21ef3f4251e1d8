import Rendering

nonisolated extension SwiftSource {
  /// The code of an experiment, or of a function that experiments call: the lines that act, without
  /// their indentation and without those that name results. Nil if there is none of this name.
  func actions(of name: String) -> [NumberedLine]? {
    for declaration in declarations where declaration.isAboutExperiments {
      let lines = zip(declaration.range, declaration.lines)
        .map { NumberedLine(number: $0 + 1, text: $1) }
      guard let first = lines.firstIndex(where: { $0.text.opens(name) }) else { continue }
      let margin = lines[first].text.prefix { $0 == " " }
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
}

nonisolated extension String {
  fileprivate var isFunction: Bool {
    drop { $0 == " " }.split(separator: " ").prefix(2).contains("func")
  }

  /// True for the first line of the experiment or function of this name.
  fileprivate func opens(_ name: String) -> Bool {
    let code = drop { $0 == " " }
    return code.hasPrefix("Experiment(\"\(name)\"")
      || ["", "private ", "fileprivate "].contains { modifier in
        ["(", "<"].contains { code.hasPrefix("\(modifier)func \(name)\($0)") }
      }
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
