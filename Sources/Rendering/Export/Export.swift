/// The envelope of all JSON: the format, the command, and the command's answer.
///
/// `statelab-1.schema.json`, in this folder, describes the format. It may only grow.
public struct Export<Content> {
  public static var format: String { "statelab/1" }

  public let command: String
  public let content: Content

  public init(_ command: String, _ content: Content) {
    self.command = command
    self.content = content
  }

  private enum Key: String, CodingKey { case format, command }
}

extension Export: Encodable where Content: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(command, forKey: .command)
    try content.encode(to: encoder)
  }
}

extension Export: Decodable where Content: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format, in: container, debugDescription: "\(format), not \(Self.format)")
    }
    self.init(try container.decode(String.self, forKey: .command), try Content(from: decoder))
  }
}
