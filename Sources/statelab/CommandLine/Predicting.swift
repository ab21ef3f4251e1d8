import Rendering

/// The choices of `--predict`: whether a run asks for predictions.
enum Predicting: String, CaseIterable {
  /// On a terminal only.
  case ask
  case off
  /// For every input; a wrong or missing prediction is a failure.
  case require

  func asks(on console: Console) -> Bool {
    switch self {
    case .ask: console.inputIsTerminal && console.outputIsTerminal
    case .off: false
    case .require: true
    }
  }
}

extension Arguments {
  var predicting: Predicting {
    get throws(Failure) {
      let asked = value(of: .predict).flatMap(Predicting.init)
      if wantsJSON, let asked, asked != .off {
        throw Failure(
          .usage,
          "--predict \(asked.rawValue) cannot be combined with JSON, which has no place for questions.",
          next:
            "Leave out one of the two; `statelab quiz --answers - --format json` grades answers.")
      }
      return asked ?? .ask
    }
  }
}
