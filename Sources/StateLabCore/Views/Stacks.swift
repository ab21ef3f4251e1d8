/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
  let content: Content

  /// Lines up views from top to bottom; alignment and spacing are looks only.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views side by side; on this screen each control still has a line of its own.
public struct HStack<Content: View>: ContainerView {
  let content: Content

  /// Lines up views from the leading edge on; alignment and spacing are looks only.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one in front of the other.
public struct ZStack<Content: View>: ContainerView {
  let content: Content

  /// Puts each view in front of those before it; the alignment is looks only.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views one below the other, of which the rows of a ``ForEach`` are made as they come on the screen:
/// the first 20, and 20 more with each ``Host/scroll()``.
public struct LazyVStack<Content: View>: LazyContainerView {
  let content: Content

  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views side by side, of which those of a ``ForEach`` are made as they come on the screen: the first
/// 20, and 20 more with each ``Host/scroll()``.
public struct LazyHStack<Content: View>: LazyContainerView {
  let content: Content

  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The headers or footers that stay in sight. Looks only.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections stay.
  public static let sectionHeaders = Self(rawValue: 1)
  /// The footers of sections stay.
  public static let sectionFooters = Self(rawValue: 2)
}
