import Rendering
import Replay

/// One finding of the doctor.
struct Symptom: Hashable {
  let name: String
  let value: String
  let state: DoctorReport.State
  /// The advice for the user.
  let advice: String?

  init(_ name: String, _ value: String, _ state: DoctorReport.State = .ok, advice: String? = nil) {
    self.name = name
    self.value = value
    self.state = state
    self.advice = advice
  }
}

extension DoctorReport.State {
  var style: Style {
    switch self {
    case .ok: .good
    case .limited: .warning
    case .attention: .bad
    }
  }
}
