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
