/// The address of a step: its lesson, and its number. Numbers continue across the runs that a
/// lesson shows. The only run of a program outside the lessons has the lesson number 1.
public struct StepAddress: Hashable, Sendable {
  public let lesson: Int
  public let number: Int

  public init(lesson: Int, number: Int) {
    self.lesson = lesson
    self.number = number
  }
}

extension StepAddress: CustomStringConvertible {
  /// `5:7`
  public var description: String { "\(lesson):\(number)" }
}

extension StepAddress: LosslessStringConvertible {
  /// Nil unless the text is two numbers with a colon between them.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let lesson = Int(parts[0]), let number = Int(parts[1]) else {
      return nil
    }
    self.init(lesson: lesson, number: number)
  }
}

/// Encoded as a single string.
extension StepAddress: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let address = StepAddress(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text) is no address of a step")
    }
    self = address
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
