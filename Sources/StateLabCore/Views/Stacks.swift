/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
  let content: Content

  /// Lines up views from top to bottom; alignment and spacing are looks only.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views side by side; on this screen each control still has a line of its own.
public struct HStack<Content: View>: ContainerView {
  let content: Content

  /// Lines up views from the leading edge on; alignment and spacing are looks only.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: ContainerView {
  let content: Content

  /// Puts each view in front of those before it; the alignment is looks only.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// How views of different widths line up; looks only.
public enum HorizontalAlignment: Sendable {
  /// By an edge, or by the middle.
  case leading, center, trailing
}

/// How views of different heights line up; looks only.
public enum VerticalAlignment: Sendable {
  /// By an edge, by the middle, or by the line that their text stands on.
  case top, center, bottom, firstTextBaseline
}

/// How views of different sizes line up; looks only.
public enum Alignment: Sendable {
  /// By the middle, an edge or a corner.
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing
}
