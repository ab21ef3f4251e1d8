/// One finding of the doctor.
struct Symptom: Hashable {
  let name: String
  let value: String
  let state: State
  /// The advice: what to do about it.
  let advice: String?

  enum State: String, Encodable {
    case ok
    /// Something is missing that most of the tool does without.
    case limited
    /// Something stands in the way of using the tool.
    case attention
  }

  init(_ name: String, _ value: String, _ state: State = .ok, advice: String? = nil) {
    self.name = name
    self.value = value
    self.state = state
    self.advice = advice
  }
}

extension Symptom.State {
  var style: Style {
    switch self {
    case .ok: .good
    case .limited: .warning
    case .attention: .bad
    }
  }
}
