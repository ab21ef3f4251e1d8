/// A line `key: value`, and the indented lines below it that continue the value.
nonisolated struct Field {
  let key: String
  let value: String
  let line: SourceLine

  /// Reads fields until the lines end, or throws at the first line that is not a field.
  static func read(_ lines: [SourceLine]) throws(LessonError) -> [Field] {
    var fields: [Field] = []
    for line in lines where !line.isBlank {
      if line.isIndented, let field = fields.popLast() {
        let value = "\(field.value) \(line.text.trimmed)".trimmed
        fields.append(Field(key: field.key, value: value, line: field.line))
      } else if let (key, value) = line.text.splitOnce(at: ":"),
        !key.utf8.contains(UInt8(ascii: " ")) || Releases(key) != nil
      {
        fields.append(Field(key: key, value: value.trimmed, line: line))
      } else {
        throw line.error(
          "`\(line.text.trimmed)` is no line `KEY: VALUE`; indent what continues one")
      }
    }
    return fields
  }
}

/// The fields of one fence. Each field can be taken once.
nonisolated struct Fields {
  /// The owner of the fields, as errors name it: "claim `F9`".
  let owner: String
  let opening: SourceLine
  private var remaining: [Field]

  /// - Parameter repeating: The keys that more than one line may have.
  init(
    _ lines: [SourceLine], of owner: String, opening: SourceLine, repeating: [String] = []
  ) throws(LessonError) {
    self.owner = owner
    self.opening = opening
    remaining = try Field.read(lines)
    for (position, field) in remaining.enumerated() {
      if !repeating.contains(field.key),
        remaining[..<position].contains(where: { $0.key == field.key })
      {
        throw field.line.error("\(owner) has two lines `\(field.key):`; remove one")
      }
      if field.value.isEmpty {
        throw field.line.error("`\(field.key):` of \(owner) is empty; write its value behind it")
      }
    }
  }

  mutating func take(_ key: String) -> Field? {
    remaining.firstIndex { $0.key == key }.map { remaining.remove(at: $0) }
  }

  mutating func require(_ key: String, as usage: String) throws(LessonError) -> Field {
    if let field = take(key) { return field }
    try demand([(key, usage)])
    return Field(key: key, value: "", line: opening)
  }

  /// The keys of the lines that were not taken yet, in order.
  var keys: [String] { remaining.map(\.key) }

  func value(of key: String) -> String? { remaining.first { $0.key == key }?.value }

  func has(_ key: String) -> Bool { remaining.contains { $0.key == key } }

  /// Throws when any of these fields is missing, and names all of them.
  func demand(_ lines: [(key: String, usage: String)]) throws(LessonError) {
    let missing = lines.filter { !has($0.key) }
    guard let last = missing.last else { return }
    if missing.count == 1 {
      throw opening.error("\(owner) has no line `\(last.key):`; add `\(last.key): \(last.usage)`")
    }
    let additions = missing.map { "`\($0.key): \($0.usage)`" }
    throw opening.error(
      "\(owner) lacks \(missing.count) lines; add \(additions.dropLast().joined(separator: ", ")) "
        + "and \(additions[additions.count - 1])")
  }

  /// Throws when a field is left that the fence does not know.
  ///
  /// - Parameter known: The valid keys, evaluated only in that case.
  func end(known: @autoclosure () -> [String]) throws(LessonError) {
    guard let field = remaining.first else { return }
    let keys = known()
    if keys.contains(field.key) {
      throw field.line.error("`\(field.key):` has no place in \(owner); remove the line")
    }
    let hint =
      keys.nearest(to: field.key).first.map { "did you mean `\($0):`?" }
      ?? "there are " + keys.map { "`\($0):`" }.joined(separator: ", ")
    throw field.line.error("\(owner) has no line `\(field.key):`; \(hint)")
  }
}
