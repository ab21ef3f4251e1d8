import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// An initializer assigns to a state with a value at its declaration, before all other stored
  /// properties have theirs. Up to Xcode 26 the assignment initializes the wrapper; the macro of Xcode
  /// 27 has no `init` accessor for such a state, so the assignment needs all of `self` (fidelity 2.14).
  static let xcode27DefaultAndInit = Detector(.xcode27DefaultAndInit) { run in
    let candidates = run.source.types.filter { !$0.initializers.isEmpty }.flatMap { type in
      type.properties.filter { $0.isStateWithValue }.map { (type, $0) }
    }
    guard !candidates.isEmpty else { return nil }
    return candidates.flatMap { type, property in
      type.initializers.compactMap { run.finding(on: property, of: type, assignedIn: $0) }
    }
  }
}

extension PropertyDeclaration {
  /// True for a state that the macro evaluates lazily.
  fileprivate var isStateWithValue: Bool {
    wrapper == "@State" && initialValue != nil && !isStatic && observers.isEmpty
  }

  /// True for a property that each initializer must assign.
  fileprivate var needsValue: Bool {
    let isNil = keyword == "var" && wrapper == nil && typeTokens.last == "?"
    return initialValue == nil && !isStatic && !isComputed && !isNil
  }
}

extension ExaminedRun {
  fileprivate func finding(
    on property: PropertyDeclaration, of type: TypeDeclaration, assignedIn code: Code
  ) -> Finding? {
    let file = source.files[code.file]
    let body = code.tokens
    let own = file.assignments(to: property.name, in: body)
    guard let first = own.first else { return nil }
    // A property counts if the initializer assigns to it after the state, and not before.
    let others = type.properties.filter(\.needsValue).compactMap { other -> (String, Int)? in
      let places = file.assignments(to: other.name, in: body)
      guard let place = places.first, place > first,
        !file.mentions(other.name, in: body.lowerBound..<first)
      else { return nil }
      return (other.name, place)
    }
    guard let last = others.max(by: { $0.1 < $1.1 }), let other = others.first else { return nil }
    let stored = events.first {
      $0.name == .stored && $0.property?.root == property.name && typeName($0) == type.name
    }
    let early = own.filter { $0 < last.1 }
    // The storage has the assigned value: the early assignment initialized it. Without a mounted view
    // the run shows nothing.
    var finding = Finding(
      .xcode27DefaultAndInit, stored == nil ? .suspected : .proved, at: file.place(first),
      Subject(view: type.name, property: property.name, other: other.0),
      evidence: evidence([stored.flatMap { action(of: $0) }, stored]),
      fixes: [
        Fix(.dropInitialValue, dropValue(of: property, in: source.files[property.file])),
        Fix(.assignOthersFirst, file.edits(moving: early, behind: last.1)),
      ])
    // The build shows the bug, and no screen may differ because of an edit.
    finding.firstShown = nil
    return finding
  }

  /// `@State private var points = 0` becomes `@State private var points: Int`.
  private func dropValue(of property: PropertyDeclaration, in file: SourceFile) -> [Fix.Edit] {
    guard let value = property.initialValue, value.lowerBound > 1 else { return [] }
    let sign = value.lowerBound - 1
    let before = file.tokens[sign - 1]
    let lineEnd = file.end(ofLine: file.tokens[sign].range.upperBound)
    let literal = file.bytes[file.tokens[sign].range.upperBound..<lineEnd]
    let isString = String(decoding: literal, as: UTF8.self).isPlainString
    guard let last = isString ? sign : value.last, isString || file.endsLine(last) else {
      return []
    }
    let end = isString ? lineEnd : file.end(ofLine: file.tokens[last].range.upperBound)
    guard property.typeTokens.isEmpty else {
      return [Fix.Edit(file: file.path, range: before.range.upperBound..<end, text: "")]
    }
    guard let type = isString ? "String" : file.type(ofValue: value) else { return [] }
    return [Fix.Edit(file: file.path, range: before.range.upperBound..<end, text: ": \(type)")]
  }
}

extension SourceFile {
  fileprivate func mentions(_ name: String, in range: Range<Int>) -> Bool {
    range.contains { [name, "_" + name].contains(self[$0]) && self[$0 + 1] == "=" }
  }

  /// True if no other token follows on the line.
  fileprivate func endsLine(_ index: Int) -> Bool {
    !tokens.indices.contains(index + 1) || tokens[index + 1].line > tokens[index].line
  }

  /// The type of a simple initial value: a literal, or a call of an initializer.
  fileprivate func type(ofValue value: Range<Int>) -> String? {
    let words = value.map { self[$0] }
    guard let first = words.first else { return nil }
    if words.count == 1, ["true", "false"].contains(first) { return "Bool" }
    let isNumber = words.allSatisfy { $0.first?.isNumber == true || ["-", "."].contains($0) }
    if isNumber { return words.contains { $0.contains(".") } ? "Double" : "Int" }
    if first.first?.isUppercase == true, words.count > 2, words[1] == "(", words.last == ")" {
      return first
    }
    if first == "[", words.last == ")", let close = words.firstIndex(of: "]"),
      close == words.count - 3
    {
      return words[...close].joined()
    }
    return nil
  }

  /// The edits that move statements behind another one: whole lines, or statements of its line.
  fileprivate func edits(moving statements: [Int], behind target: Int) -> [Fix.Edit] {
    guard let goal = endOfStatement(target) else { return [] }
    let areOfOneLine = statements.allSatisfy { tokens[$0].line == tokens[target].line }
    // Behind a comment, the statement would belong to the comment.
    let goalText = bytes[tokens[target].range.lowerBound..<goal.position]
    guard
      areOfOneLine
        ? !String(decoding: goalText, as: UTF8.self).contains("//")
        : goal.semicolon == nil && goal.position == end(ofLine: goal.position)
    else { return [] }
    var text = ""
    var edits: [Fix.Edit] = []
    for statement in statements {
      guard let stop = endOfStatement(statement) else { return [] }
      var start = tokens[statement].range.lowerBound
      let end: Int
      if areOfOneLine {
        guard let semicolon = stop.semicolon else { return [] }
        end = tokens[semicolon + 1].range.lowerBound
        text += "; "
      } else {
        guard stop.semicolon == nil, stop.position == self.end(ofLine: stop.position),
          statement == 0 || tokens[statement - 1].line < tokens[statement].line
        else { return [] }
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        end = min(stop.position + newline.utf8.count, bytes.count)
        text += newline
      }
      text += String(decoding: bytes[start..<stop.position], as: UTF8.self)
      edits.append(Fix.Edit(file: path, range: start..<end, text: ""))
    }
    return edits + [Fix.Edit(file: path, range: goal.position..<goal.position, text: text)]
  }

  /// The end of a statement: the end of its last line, or the place before a semicolon or a closing
  /// brace on that line.
  private func endOfStatement(_ start: Int) -> (position: Int, semicolon: Int?)? {
    var depth = 0
    var index = start
    while index < tokens.count {
      if ["(", "[", "{"].contains(self[index]) { depth += 1 }
      if [")", "]", "}"].contains(self[index]) { depth -= 1 }
      let isSemicolon = depth == 0 && self[index] == ";"
      if depth < 0 || isSemicolon {
        var end = tokens[index].range.lowerBound
        while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
        return (end, isSemicolon ? index : nil)
      }
      let next = index + 1
      if depth == 0, next < tokens.count, tokens[next].line > tokens[index].line,
        ![".", "?", ":", "+", "-", "&&", "||", "??"].contains(self[next]), self[index] != "="
      {
        return (end(ofLine: tokens[index].range.upperBound), nil)
      }
      index = next
    }
    return nil
  }
}

extension String {
  /// True for a string literal without quotes in its text.
  fileprivate var isPlainString: Bool {
    let text = drop { $0 == " " }
    return text.hasPrefix("\"") && text.dropFirst().firstIndex(of: "\"") == text.indices.last
  }
}
