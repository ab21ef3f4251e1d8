nonisolated extension Program: CustomStringConvertible {
  var description: String {
    let steps = actions.enumerated().map { "\($0.offset + 1). \($0.element)" }
    return (root.lines(indent: 0) + steps).joined(separator: "\n")
  }
}

nonisolated extension Piece {
  func lines(indent: Int) -> [String] {
    var head = kind.rawValue
    if usesTerm { head += "(\(term))" }
    if kind == .button {
      head +=
        " "
        + steps.map { $0.map(String.init(describing:)).joined(separator: "; ") }
        .joined(separator: " | withAnimation: ")
    }
    let margin = String(repeating: "  ", count: indent)
    guard !children.isEmpty else { return [margin + head] }
    return [margin + head + " {"] + children.flatMap { $0.lines(indent: indent + 1) }
      + [margin + "}"]
  }

  var usesTerm: Bool {
    switch kind {
    case .text, .either, .when, .identified, .erased, .state, .quietState, .stateObject, .observed,
      .supply, .environment:
      true
    default: false
    }
  }
}

nonisolated extension Term: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let n): "\(n)"
    case .given: "given"
    case .bound: "bound"
    case .count: "list.count"
    case .length: "text.count"
    case .flag: "flag"
    case .sum(let a, let b): "\(a) + \(b)"
    }
  }
}

nonisolated extension Effect: CustomStringConvertible {
  var description: String {
    switch self {
    case .add(let n): "bound += \(n)"
    case .set(let term): "bound = \(term)"
    case .insert(let position): "list.insert(at: \(position))"
    case .remove(let position): "list.remove(at: \(position))"
    case .reverse: "list.reverse"
    case .rotate: "list.rotate"
    case .clear: "list.clear"
    case .append(let text): "text += \"\(text)\""
    case .flip: "flag.toggle"
    case .publish(let model, let n): "models[\(model)].n += \(n)"
    }
  }
}

nonisolated extension Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .use(let control, let text): "use control \(control), text \"\(text)\""
    case .publish(let models): "outside: models \(models) change"
    case .replaceRoot(let given): "the root is given \(given)"
    }
  }
}
