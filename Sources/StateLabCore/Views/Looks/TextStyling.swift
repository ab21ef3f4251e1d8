// Styles of text.

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    /// A line with a pattern; without a color, in the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// One line, or a pattern of dashes and dots.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
  /// The size of letters in relation to the font.
  public enum Scale: Hashable, Sendable {
    /// The size of the font, or a smaller one.
    case `default`, secondary
  }
  /// The case of letters.
  public enum Case: Hashable, Sendable {
    /// Upper case or lower case.
    case uppercase, lowercase
  }
  /// The position at which a text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning, the middle, or the end of the text.
    case head, middle, tail
  }
}
