/// The path of a property for a reader: `text`, or `text.box` for a nested property.
public struct PropertyPath: Hashable, Sendable {
  /// The names from the view inward; never empty.
  public let segments: [String]

  /// The path through these properties, from the view inward.
  public init(_ segments: [String]) { self.segments = segments }

  /// The property of the view itself: `text` of `text.box`.
  public var root: String { segments.first ?? "" }

  /// True if the property is nested in the other property, at any depth.
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
  /// A path from a literal: `"text.box"`.
  public init(stringLiteral text: String) {
    self.init(text.split(separator: ".").map(String.init))
  }
}

extension PropertyPath: Codable {
  public init(from decoder: any Decoder) throws { self.init(try [String](from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try segments.encode(to: encoder) }
}
