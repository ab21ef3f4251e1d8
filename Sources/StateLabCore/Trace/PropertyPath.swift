/// A property as a reader knows it: `text`, or `text.box` for one inside another.
public struct PropertyPath: Hashable, Sendable {
  /// From the view inward; never empty.
  public let segments: [String]

  /// The path through these properties, from the view inward.
  public init(_ segments: [String]) { self.segments = segments }

  /// The property of the view itself: `text` of `text.box`.
  public var root: String { segments.first ?? "" }

  /// True if it is somewhere inside the other property.
  public func isInside(_ other: PropertyPath) -> Bool {
    segments.count > other.segments.count && segments.starts(with: other.segments)
  }

  /// The path to a part of this property: `text` with `box` is `text.box`.
  public func appending(_ name: String) -> PropertyPath { PropertyPath(segments + [name]) }
}

extension PropertyPath: CustomStringConvertible {
  public var description: String {
    segments.count == 1 ? root : segments.joined(separator: ".")
  }
}

extension PropertyPath: ExpressibleByStringLiteral {
  /// As code writes it: `"text.box"`.
  public init(stringLiteral text: String) {
    self.init(text.split(separator: ".").map(String.init))
  }
}

extension PropertyPath: Codable {
  public init(from decoder: any Decoder) throws { self.init(try [String](from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try segments.encode(to: encoder) }
}
