/// A view tree and the actions on it, as a value. Views of the laboratory play it on one side,
/// ``PlainEvaluator`` on the other.
nonisolated struct Program: Equatable {
  var root: Piece
  var actions: [Action]
}

/// A part of the tree. Its terms and effects refer to values from above: a *given* number, and four
/// *bound* values that can be written (a number, a list, a text, a flag).
nonisolated struct Piece: Equatable {
  enum Kind: String, CaseIterable {
    // Leaves.
    case text, counter, button, field, toggle
    // Structure: the term decides.
    case pair, either, when, rows, identified, erased
    // Sources of truth: the content gets a number of its own, given and bound.
    case state, quietState, stateObject, observed, supplied, property
    case supply, local
    // Modifiers and wrappers that pass values down.
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
  /// The effects of a button: the effects of each step share a transaction.
  var steps: [[Effect]] = []
  var children: [Piece] = []
}

/// A number that a body computes. The values that it reads become dependencies of the body.
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
  /// Uses the control with this number, modulo the number of controls: a tap, a text, a toggle.
  case use(Int, text: String)
  /// Changes objects from outside the tree.
  case publish([Int])
  /// A parent passes another number.
  case replaceRoot(Int)
}

// MARK: Effects on lists, shared by both sides

nonisolated extension [Int] {
  /// Ids stay unique: SwiftUI promises nothing about duplicates (R78). A new row takes the smallest
  /// free id, so ids return after their row was removed.
  mutating func insertFresh(at position: Int) {
    guard count < 5, let fresh = (0...count).first(where: { !contains($0) }) else { return }
    insert(fresh, at: position % (count + 1))
  }

  mutating func removeOne(at position: Int) { if !isEmpty { remove(at: position % count) } }
  mutating func rotate() { if count > 1 { append(removeFirst()) } }
}

// MARK: Conditions on programs

nonisolated extension Program {
  var isSound: Bool { root.isSound(boundToObject: false) }
}

nonisolated extension Piece {
  /// Objects have no value per transaction (R38), so SwiftUI does not promise which of two steps
  /// first reads a change: buttons with several steps write states only.
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
