/// A view tree and what is done to it, as a value: played by views of the laboratory on one side,
/// by ``PlainEvaluator`` on the other.
nonisolated struct Program: Equatable {
  var root: Piece
  var actions: [Action]
}

/// A part of the tree. What its terms and effects refer to comes from above: a number that is
/// *given*, and four values that are *bound* and can be written (a number, a list, a text, a flag).
nonisolated struct Piece: Equatable {
  enum Kind: String, CaseIterable {
    // Leaves.
    case text, counter, button, field, toggle
    // Structure: the term decides.
    case pair, either, when, rows, identified, erased
    // Sources of truth: what is inside is given, and bound to, a number of its own.
    case state, quietState, stateObject, observed, supplied, property
    case supply, local
    // On the way down.
    case environment, reader, modified, shifted, closures

    var childCount: Int {
      switch self {
      case .text, .counter, .button, .field, .toggle: 0
      case .pair, .either: 2
      default: 1
      }
    }
  }

  var kind: Kind
  var term = Term.constant(0)
  /// What a button does: the effects of each step share a transaction.
  var steps: [[Effect]] = []
  var children: [Piece] = []
}

/// A number that a body works out; the values that it reads make the body depend on them.
nonisolated indirect enum Term: Equatable {
  case constant(Int)
  case given, bound, count, length, flag
  case sum(Term, Term)
}

nonisolated enum Effect: Equatable {
  case add(Int)
  case set(Term)
  case insert(at: Int), remove(at: Int), reverse, rotate, clear
  case append(String)
  case flip
  /// Changes one of the two objects of the outer world.
  case publish(model: Int, Int)
}

nonisolated enum Action: Equatable {
  /// Uses the control with this number, counted round: a tap, a text, a toggle.
  case use(Int, text: String)
  /// Changes objects from outside.
  case publish([Int])
  /// A parent gives another number.
  case replaceRoot(Int)
}

// MARK: What effects do to a list, for both sides

nonisolated extension [Int] {
  /// Ids stay unique: SwiftUI promises nothing about duplicates (R78). The smallest free one is
  /// taken, so that ids come back after their row has gone.
  mutating func insertFresh(at position: Int) {
    guard count < 5, let fresh = (0...count).first(where: { !contains($0) }) else { return }
    insert(fresh, at: position % (count + 1))
  }

  mutating func removeOne(at position: Int) { if !isEmpty { remove(at: position % count) } }
  mutating func rotate() { if count > 1 { append(removeFirst()) } }
}

// MARK: What may be asked

nonisolated extension Program {
  var isSound: Bool { root.isSound(boundToObject: false) }
}

nonisolated extension Piece {
  /// Objects have no value per transaction (R38), so which of two steps first sees one is not
  /// SwiftUI's promise: buttons of several steps write states only.
  func isSound(boundToObject: Bool) -> Bool {
    if kind == .button, steps.count > 1 {
      let writesObject = steps.joined().contains {
        switch $0 {
        case .publish: true
        case .add, .set: boundToObject
        default: false
        }
      }
      if writesObject { return false }
    }
    let below =
      switch kind {
      case .state, .quietState, .property: false
      case .stateObject, .observed, .supplied: true
      default: boundToObject
      }
    return children.allSatisfy { $0.isSound(boundToObject: below) }
  }
}
