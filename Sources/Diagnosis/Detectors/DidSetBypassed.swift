import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A binding wrote a property whose declaration has observers: the observers did not run.
  static let didSetBypassed = Detector(.didSetBypassed) { run in
    let observed = run.source.views.flatMap(\.properties).filter {
      ["@State", "@Binding", "@AppStorage", "@SceneStorage"].contains($0.wrapper)
        && !$0.observers.isEmpty
    }
    guard !observed.isEmpty else { return nil }
    return run.events.compactMap { event in
      guard event.name == .wrote, event.write?.isThroughBinding == true,
        let property = run.property(event), property.wrapper == "@State",
        !property.observers.isEmpty
      else { return nil }
      return Finding(
        .didSetBypassed, .proved, at: run.source.place(property),
        Subject(
          view: property.type, property: property.name, other: property.observers.sorted().first,
          old: event.old?.brief, new: event.new?.brief),
        evidence: run.evidence([run.action(of: event), event]),
        fixes: [run.moveToOnChange(property)])
    } + run.boundInputs(to: observed.filter { $0.wrapper != "@State" })
  }
}

extension ExaminedRun {
  /// A person entered a value into a control with the binding `$name` of such a property. The write
  /// belongs to the state behind the binding, or to the defaults.
  fileprivate func boundInputs(to observed: [PropertyDeclaration]) -> [Finding] {
    inputs.compactMap { input in
      guard let type = type(at: input.source), !changesNothing(input),
        let (file, call) = call(at: input.source),
        // A call with several bindings may contain several controls.
        call.count(where: { file[$0] == "$" }) == 1,
        let property = observed.first(where: { property in
          property.type == type.name && !file.positions(of: ["$", property.name], in: call).isEmpty
        })
      else { return nil }
      return Finding(
        .didSetBypassed, .proved, at: source.place(property),
        Subject(
          view: property.type, property: property.name, other: property.observers.sorted().first),
        evidence: evidence([input]), fixes: [moveToOnChange(property)])
    }
  }

  /// Takes out `{ didSet { … } }`, and adds `.onChange(of:) { … }` behind the body's only expression.
  fileprivate func moveToOnChange(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard property.observers == ["didSet"], source.isEquatable(property),
      let word = property.tokens.last(where: { file[$0] == "didSet" }), file[word + 1] == "{",
      file[word - 1] == "{", let type = source.type(property.type),
      let body = type.properties.first(where: { $0.name == "body" && $0.isComputed }),
      // The edit moves code within a file.
      body.file == property.file
    else { return Fix(.useOnChange) }
    let code = (word + 1)..<file.end(ofBracketAt: word + 1)
    let words = code.map { file[$0] }
    let end = file.end(ofBracketAt: word - 1)
    guard end == code.upperBound + 1, let open = body.tokens.first(where: { file[$0] == "{" }),
      file.end(ofBracketAt: open) == body.tokens.upperBound, file.isExpression(open)
    else { return Fix(.useOnChange) }
    let block =
      file.tokens[property.tokens.lowerBound..<(word - 1)].last.map(\.range.upperBound)
      ?? file.tokens[word - 1].range.lowerBound
    guard let text = file.text(code, with: words) else { return Fix(.useOnChange) }
    let last = file.tokens[body.tokens.upperBound - 2]
    let indent = String(repeating: " ", count: file.tokens[open + 1].column - 1)
    return Fix(
      .useOnChange,
      [
        Fix.Edit(
          file: file.path, range: block..<file.tokens[end - 1].range.upperBound, text: ""),
        Fix.Edit(
          file: file.path, range: last.range.upperBound..<last.range.upperBound,
          text: "\(file.newline)\(indent).onChange(of: \(property.name)) \(text)"),
      ])
  }
}

extension Declarations {
  /// True if the property's values are Equatable, as `onChange` requires: a type of the standard
  /// library, a type that says so, or a literal.
  fileprivate func isEquatable(_ property: PropertyDeclaration) -> Bool {
    let types =
      property.typeTokens + (property.initialValue.map { text($0, ofFile: property.file) } ?? [])
    return self.types.filter { types.contains($0.name) }.allSatisfy { type in
      !type.inherited.isDisjoint(with: ["Equatable", "Hashable", "Comparable"])
        || type.keyword == "enum"
          && !files[type.file].tokens[type.tokens].contains { $0.text == "(" }
    }
  }
}

extension SourceFile {
  /// True if a block has no statement but expressions.
  fileprivate func isExpression(_ open: Int) -> Bool {
    var index = open + 1
    let end = end(ofBracketAt: open) - 1
    while index < end {
      if ["if", "switch", "let", "var", "for", "guard", "#"].contains(self[index]) { return false }
      index = ["(", "[", "{"].contains(self[index]) ? self.end(ofBracketAt: index) : index + 1
    }
    return end > open + 1 && [")", "}"].contains(self[end - 1])
  }

  /// The text of a short block in one line, without strings and comments, and without `oldValue`;
  /// nil for other blocks.
  fileprivate func text(_ block: Range<Int>, with words: [String]) -> String? {
    guard !words.contains("oldValue") else { return nil }
    var text = ""
    var last: Token?
    for token in tokens[block] {
      if let last {
        // A gap of more than a space hides a string or a comment.
        let gap = token.range.lowerBound - last.range.upperBound
        if token.line != last.line {
          guard last.text == "{" || token.text == "}" else { return nil }
          text += " "
        } else if gap > 1 {
          return nil
        } else if gap == 1 {
          text += " "
        }
      }
      text += token.text
      last = token
    }
    return text
  }
}
