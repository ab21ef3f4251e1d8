/// The JSON of `doctor --format json`.
public struct DoctorReport: Hashable, Codable, Sendable {
  public let isWell: Bool
  public let checks: [Check]

  public struct Check: Hashable, Codable, Sendable {
    public let name: String
    public let state: State
    public let value: String
    public let advice: String?

    public init(name: String, state: State, value: String, advice: String? = nil) {
      self.name = name
      self.state = state
      self.value = value
      self.advice = advice
    }
  }

  public init(isWell: Bool, checks: [Check]) {
    self.isWell = isWell
    self.checks = checks
  }

  public enum State: String, Codable, Sendable {
    case ok
    /// Something is missing, and most of the tool works without it.
    case limited
    /// Something prevents the use of the tool.
    case attention
  }
}
