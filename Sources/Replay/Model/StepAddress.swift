/// The address of a step: its lesson, and its number, which goes on from run to run as the lesson
/// shows them. The one run of a program that is nobody's lesson has the number 1.
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
  /// Nil where the text is anything but two numbers and the colon between them.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let lesson = Int(parts[0]), let number = Int(parts[1]) else {
      return nil
    }
    self.init(lesson: lesson, number: number)
  }
}

/// In JSON it is one string.
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
