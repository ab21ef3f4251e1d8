/// Generates random programs.
nonisolated struct Generator {
  private var random: SplitMix
  /// The number of pieces that may still be generated.
  private var budget = 0
  private var hasRows = false

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func program() -> Program {
    budget = random.number(6...18)
    hasRows = false
    var root = piece(depth: 0, boundToObject: false)
    // Without a control the program could not change its tree.
    root = Piece(kind: .pair, children: [root, leaf(.button, boundToObject: false)])
    let actions = (0..<random.number(3...9)).map { _ in action() }
    return Program(root: root, actions: actions)
  }

  private mutating func piece(depth: Int, boundToObject: Bool) -> Piece {
    budget -= 1
    let leaves: [Piece.Kind] = [.text, .text, .counter, .button, .field, .toggle]
    guard budget > 0, depth < 8, !random.chance(depth * 5) else {
      return leaf(random.pick(leaves), boundToObject: boundToObject)
    }
    var kind = random.pick(
      Piece.Kind.allCases + [.pair, .pair, .pair, .state, .identified]
        + [.environment, .reader, .reader, .supply])
    if kind == .rows, hasRows { kind = .pair }
    if kind.childCount == 0 { return leaf(kind, boundToObject: boundToObject) }
    if kind == .rows { hasRows = true }
    defer { if kind == .rows { hasRows = false } }

    let below =
      switch kind {
      case .state, .quietState, .property: false
      case .stateObject, .observed, .supplied: true
      default: boundToObject
      }
    let term = term(depth: 0)
    if kind == .environment, random.chance(40) {
      return Piece(kind: kind, term: term, children: [readThroughAnotherWriter()])
    }
    let children = (0..<kind.childCount).map { _ in piece(depth: depth + 1, boundToObject: below) }
    return Piece(kind: kind, term: term, children: children)
  }

  /// Only deep readers show errors of the environment, and chance alone seldom puts a reader that
  /// deep.
  private mutating func readThroughAnotherWriter() -> Piece {
    let reader = Piece(kind: .reader, children: [Piece(kind: .text, term: .given)])
    return Piece(kind: .supply, term: term(depth: 0), children: [reader])
  }

  private mutating func leaf(_ kind: Piece.Kind, boundToObject: Bool) -> Piece {
    guard kind == .button else { return Piece(kind: kind, term: term(depth: 0)) }
    let count = random.chance(20) ? random.number(2...3) : 1
    let steps = (0..<count).map { _ in
      (0..<random.number(1...3)).map { _ in
        effect(onObjects: count == 1, onBound: count == 1 || !boundToObject)
      }
    }
    return Piece(kind: .button, steps: steps)
  }

  private mutating func term(depth: Int) -> Term {
    switch random.number(below: 14) {
    case 0: .constant(random.number(below: 4))
    case 1...4: .given
    case 5...8: .bound
    case 9: .count
    case 10: .length
    case 11: .flag
    default: depth < 2 ? .sum(term(depth: depth + 1), term(depth: depth + 1)) : .given
    }
  }

  private mutating func effect(onObjects: Bool, onBound: Bool) -> Effect {
    switch random.number(below: 13) {
    case 0...3 where onBound: .add(random.number(1...3))
    case 4...5 where onBound: .set(term(depth: 1))
    case 0...6: .insert(at: random.number(below: 5))
    case 7: .remove(at: random.number(below: 5))
    case 8: random.chance(50) ? .reverse : .rotate
    case 9: random.chance(30) ? .clear : .insert(at: 0)
    case 10: .append(random.pick(["a", "b"]))
    case 11 where onObjects: .publish(model: random.number(below: 2), random.number(1...3))
    default: .flip
    }
  }

  private mutating func action() -> Action {
    switch random.number(below: 10) {
    case 0: .replaceRoot(random.number(below: 4))
    case 1: .publish((0..<random.number(1...3)).map { _ in random.number(below: 2) })
    default: .use(random.number(below: 64), text: random.pick(["", "x", "yy"]))
    }
  }
}
