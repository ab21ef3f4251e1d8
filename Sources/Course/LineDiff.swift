/// The difference between two texts, line by line.
public struct LineDiff: Hashable {
  public let lines: [Line]

  public enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)
  }

  public init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.same(new[j]))
        i += 1
        j += 1
      }
    }
    self.lines = lines
  }

  public var isEmpty: Bool {
    lines.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// The positions in the new text of the lines that the old one does not have.
  public var addedLines: Set<Int> {
    var position = 0
    var result: Set<Int> = []
    for line in lines {
      switch line {
      case .same: position += 1
      case .added:
        result.insert(position)
        position += 1
      case .removed: break
      }
    }
    return result
  }
}
