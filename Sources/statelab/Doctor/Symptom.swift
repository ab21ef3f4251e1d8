import Rendering

/// One finding of the doctor, as in its JSON.
struct Symptom: Hashable, Encodable {
  let name: String
  let value: String
  let state: State
  let advice: String?

  init(_ name: String, _ value: String, _ state: State = .ok, advice: String? = nil) {
    self.name = name
    self.value = value
    self.state = state
    self.advice = advice
  }
}

extension Symptom {
  enum State: String, Encodable {
    case ok
    /// Something is missing, and most of the tool works without it.
    case limited
    /// Something prevents the use of the tool.
    case attention

    var style: Style {
      switch self {
      case .ok: .good
      case .limited: .warning
      case .attention: .bad
      }
    }
  }
}
