// Directions, edges and alignments.

/// A direction in a plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along a line of text, or across the lines.
  case horizontal, vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One direction alone.
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Distances from the four edges.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge, in points.
  public var top: CGFloat
  /// From the edge that text begins at, in points.
  public var leading: CGFloat
  /// From the lower edge, in points.
  public var bottom: CGFloat
  /// From the edge that text ends at, in points.
  public var trailing: CGFloat

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// A side of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// Text begins at `leading` and ends at `trailing`, whatever the language.
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The edge that text begins at, alone.
    public static let leading = Set(rawValue: 2)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 4)
    /// The edge that text ends at, alone.
    public static let trailing = Set(rawValue: 8)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The left or the right edge, for a language that is read from left to right.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which text begins, or ends.
  case leading, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The edge that text begins at, alone.
    public static let leading = Set(rawValue: 1)
    /// The edge that text ends at, alone.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or the lower edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// Above or below.
  case top, bottom
}

/// An alignment of views of different widths; looks only.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
}

/// An alignment of views of different heights; looks only.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// An alignment of views of different sizes; looks only.
public enum Alignment: Hashable, Sendable {
  /// By the middle, an edge or a corner.
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing, centerFirstTextBaseline, leadingFirstTextBaseline, trailingFirstTextBaseline
  /// By any two.
  case _both(HorizontalAlignment, VerticalAlignment)

  /// The point where the two meet.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self = ._both(horizontal, vertical)
  }
}

/// An alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the edge that text begins at, in the middle, or at the other edge.
  case leading, center, trailing
}

extension VerticalEdge {
  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The upper edge alone.
    public static let top = Set(rawValue: 1)
    /// The lower edge alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
