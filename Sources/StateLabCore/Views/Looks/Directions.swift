// Directions, edges and alignments.

/// A direction in two dimensions.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Horizontal or vertical.
  case horizontal, vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single direction.
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// The insets of the four edges.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// An edge of a rectangle.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// Text begins at `leading` and ends at `trailing`, in every language.
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The leading edge.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 8)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The edge at which text begins, or ends.
  case leading, trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// Top or bottom.
  case top, bottom
}

/// The position of an alignment guide of the program. Looks only: the position is never computed.
public protocol AlignmentID {
  /// The position in a view that sets no guide.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment of views of different widths; looks only.
public enum HorizontalAlignment: Hashable, Sendable {
  case leading, center, trailing, listRowSeparatorLeading, listRowSeparatorTrailing
  /// An alignment of the program.
  case _custom(ObjectIdentifier)

  /// An alignment of the program, by the type of its guide.
  public init(_ id: any AlignmentID.Type) { self = ._custom(ObjectIdentifier(id)) }
}

/// An alignment of views of different heights; looks only.
public enum VerticalAlignment: Hashable, Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
  /// An alignment of the program.
  case _custom(ObjectIdentifier)

  /// An alignment of the program, by the type of its guide.
  public init(_ id: any AlignmentID.Type) { self = ._custom(ObjectIdentifier(id)) }
}

/// An alignment of views of different sizes; looks only.
public enum Alignment: Hashable, Sendable {
  /// The center, an edge or a corner.
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing, centerFirstTextBaseline, leadingFirstTextBaseline, trailingFirstTextBaseline
  /// Any combination of the two.
  case _both(HorizontalAlignment, VerticalAlignment)

  /// The combination of the two alignments.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self = ._both(horizontal, vertical)
  }
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the leading edge, centered, or at the trailing edge.
  case leading, center, trailing
}

extension VerticalEdge {
  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
