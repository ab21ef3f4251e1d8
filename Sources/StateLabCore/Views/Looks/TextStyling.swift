// How a text is set.

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// Solid, or in pieces.
    public enum Pattern: Hashable, Sendable {
      /// One line, or a pattern of dashes and dots.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
  /// Capitals or not.
  public enum Case: Hashable, Sendable {
    /// All letters in capitals, or none.
    case uppercase, lowercase
  }
  /// The place at which a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The end of the text that gives way where there is too little room.
    case head, middle, tail
  }
}
