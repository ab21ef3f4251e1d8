/// The difference between two texts, line by line.
public struct LineDiff: Hashable {
  public let lines: [Line]

  public enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  public init(from old: [String], to new: [String]) {
    if old == new {
      lines = new.map { .same($0) }
      return
    }
    lines = old.aligned(with: new) { $0 }.compactMap { old, new in
      switch (old, new) {
      case (_?, let line?): .same(line)
      case (let line?, nil): .removed(line)
      case (nil, let line?): .added(line)
      case (nil, nil): nil
      }
    }
  }

  /// The difference between two screens. The cells of a grid are often equal, so many differences are
  /// possible. This difference has as few changed lines as possible, and lines keep their places.
  ///
  ///     lines   . . .  →  . X .     `. → X` in one place, and not `+ X` and `- .` in two
  package init(fromScreen old: [String], to new: [String]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (former, latter) = (old[start..<old.count - end], new[start..<new.count - end])
    let aligned = LineDiff(from: Array(former), to: Array(latter))
    let middle =
      aligned.isBetter(inPlace: former, latter) ? LineDiff(inPlace: former, latter) : aligned
    lines =
      old[..<start].map { .same($0) } + middle.lines + old[(old.count - end)...].map { .same($0) }
  }

  /// Each line beside the line at the same place.
  private init(inPlace old: ArraySlice<String>, _ new: ArraySlice<String>) {
    var stretches: [(isSame: Bool, old: [String], new: [String])] = []
    for (old, new) in zip(old, new) {
      if stretches.last?.isSame != (old == new) { stretches.append((old == new, [], [])) }
      stretches[stretches.count - 1].old.append(old)
      stretches[stretches.count - 1].new.append(new)
    }
    lines = stretches.flatMap { isSame, old, new in
      isSame ? old.map { Line.same($0) } : old.map { .removed($0) } + new.map { .added($0) }
    }
  }

  /// True if fewer lines change when each line keeps its place. If as many lines change, true if the
  /// other text also contains a line that this difference adds or removes.
  private func isBetter(inPlace old: ArraySlice<String>, _ new: ArraySlice<String>) -> Bool {
    guard old.count == new.count else { return false }
    let inPlace = zip(old, new).count { $0 != $1 }
    let rows = stretches.reduce(0) { count, stretch in
      guard case .changed(let removed, let added) = stretch else { return count }
      return count + (removed.count == added.count ? removed.count : removed.count + added.count)
    }
    if inPlace != rows { return inPlace < rows }
    return !Set(old).isDisjoint(with: added) || !Set(new).isDisjoint(with: removed)
  }

  public var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  package var removed: [String] {
    lines.compactMap { if case .removed(let line) = $0 { line } else { nil } }
  }

  package var added: [String] {
    lines.compactMap { if case .added(let line) = $0 { line } else { nil } }
  }
}

extension LineDiff {
  /// A line of both texts, or the lines between two such lines.
  package enum Stretch {
    case same(String)
    case changed(removed: [String], added: [String])
  }

  package var stretches: [Stretch] {
    var stretches: [Stretch] = []
    var (removed, added): ([String], [String]) = ([], [])
    func settle() {
      if !removed.isEmpty || !added.isEmpty {
        stretches.append(.changed(removed: removed, added: added))
      }
      (removed, added) = ([], [])
    }
    for line in lines {
      switch line {
      case .same(let text):
        settle()
        stretches.append(.same(text))
      case .removed(let text): removed.append(text)
      case .added(let text): added.append(text)
      }
    }
    settle()
    return stretches
  }
}

extension LineDiff {
  /// The difference in the format of `diff -u`, without the names of the files: `-` the old lines,
  /// `+` the new ones, and up to `context` lines around them.
  ///
  /// - Parameter firstLine: The number of the texts' first line, for the lines with `@@`.
  public func unified(context: Int = 2, firstLine: Int = 1) -> [String] {
    let changed = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var hunks: [Range<Int>] = []
    for index in changed {
      let around = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks.flatMap { hunk in
      let before = lines[..<hunk.lowerBound]
      let heading =
        "@@ -\(firstLine + before.count(where: \.isOld)),\(lines[hunk].count(where: \.isOld))"
        + " +\(firstLine + before.count(where: \.isNew)),\(lines[hunk].count(where: \.isNew)) @@"
      return [heading] + lines[hunk].map(\.marked)
    }
  }
}

extension LineDiff.Line {
  /// True if the old text contains the line.
  fileprivate var isOld: Bool { if case .added = self { false } else { true } }
  /// True if the new text contains the line.
  fileprivate var isNew: Bool { if case .removed = self { false } else { true } }

  fileprivate var marked: String {
    switch self {
    case .same(let text): " \(text)"
    case .removed(let text): "-\(text)"
    case .added(let text): "+\(text)"
    }
  }
}
