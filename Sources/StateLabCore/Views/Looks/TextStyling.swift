// Styles of text.

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable {
      /// One line, or a pattern of dashes and dots.
      case solid, dash, dot, dashDot, dashDotDot
    }
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
