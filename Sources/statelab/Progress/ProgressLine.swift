/// The words of a line of progress after its name: marks, and values as `key=value`. A word that this
/// version does not understand is kept until a new value replaces it.
struct ProgressLine: Hashable {
  private(set) var words: [String]

  init(_ words: some Sequence<String> = []) { self.words = Array(words) }

  func has(_ mark: String) -> Bool { words.contains(mark) }

  mutating func set(_ mark: String, _ isSet: Bool) {
    if isSet, !has(mark) { words.insert(mark, at: 0) }
    if !isSet { words.removeAll { $0 == mark } }
  }

  /// The value of `key=value`.
  subscript(key: String) -> String? {
    get { words.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) } }
    set {
      let index = words.firstIndex { Self.key(of: $0) == key }
      switch (newValue, index) {
      case (let value?, let index?): words[index] = "\(key)=\(value)"
      case (let value?, nil): words.append("\(key)=\(value)")
      case (nil, let index?): words.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Copies the words of another line whose keys are missing here.
  mutating func keep(wordsOf other: ProgressLine) {
    let keys = Set(words.map(Self.key))
    words += other.words.filter { !keys.contains(Self.key(of: $0)) }
  }

  /// The line with what is new or better in another one: marks, missing values, and of two lists
  /// (`stages=stored,seen`) the union.
  func merged(with other: ProgressLine) -> ProgressLine {
    var line = self
    line.keep(wordsOf: other)
    for word in other.words where word.contains("=") {
      let key = Self.key(of: word)
      guard let own = line[key], let theirs = other[key], own != theirs else { continue }
      if let own = Int(own), let theirs = Int(theirs) {
        line[key] = "\(max(own, theirs))"
      } else if (own + theirs).contains(",") {
        let known = own.split(separator: ",")
        line[key] = (known + theirs.split(separator: ",").filter { !known.contains($0) })
          .joined(separator: ",")
      }
    }
    return line
  }

  /// The words of this line that another one lacks, for a reader.
  func gains(since old: ProgressLine) -> [String] {
    words.filter { !old.words.contains($0) }.map { $0.replacing("=", with: " ") }
  }

  private static func key(of word: String) -> String { String(word.prefix { $0 != "=" }) }
}
