nonisolated extension Program {
  /// Programs that are one step simpler, the largest simplification first.
  var simpler: [Program] {
    let shorter = actions.indices.reversed().map { index in
      var copy = self
      copy.actions.remove(at: index)
      return copy
    }
    let smaller = root.simpler.map { Program(root: $0, actions: actions) }
    return (shorter + smaller).filter(\.isSound)
  }

  /// The simplest program found that still fails.
  func shrunk(_ fails: (Program) -> Bool) -> Program {
    var best = self
    var attempts = 2000
    search: while attempts > 0 {
      for candidate in best.simpler {
        attempts -= 1
        if fails(candidate) {
          best = candidate
          continue search
        }
      }
      break
    }
    return best
  }
}

nonisolated extension Piece {
  fileprivate var simpler: [Piece] {
    var all = children
    if kind != .text || term != .constant(0) { all.append(Piece(kind: .text)) }
    for index in children.indices {
      for child in children[index].simpler {
        var copy = self
        copy.children[index] = child
        all.append(copy)
      }
    }
    if usesTerm {
      for term in term.simpler {
        var copy = self
        copy.term = term
        all.append(copy)
      }
    }
    for step in steps.indices {
      for effect in steps[step].indices {
        var copy = self
        copy.steps[step].remove(at: effect)
        copy.steps.removeAll(where: \.isEmpty)
        all.append(copy)
      }
    }
    return all
  }
}

nonisolated extension Term {
  fileprivate var simpler: [Term] {
    switch self {
    case .sum(let a, let b): [a, b]
    case .constant(0): []
    case .constant: [.constant(0)]
    default: [.constant(0)]
    }
  }
}
