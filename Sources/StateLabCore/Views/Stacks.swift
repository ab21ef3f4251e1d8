/// Views in a vertical line.
nonisolated public struct VStack<Content: View>: ContainerView {
  let content: Content

  /// Arranges views from top to bottom; alignment and spacing are looks only.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in a horizontal line; on this screen each control still has a line of its own.
nonisolated public struct HStack<Content: View>: ContainerView {
  let content: Content

  /// Arranges views from the leading edge; alignment and spacing are looks only.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in front of each other.
nonisolated public struct ZStack<Content: View>: ContainerView {
  let content: Content

  /// Draws each view in front of the views before it; the alignment is looks only.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views in a vertical line. The rows of a ``ForEach`` are mounted when they come on the screen:
/// the first 20, and 20 more with each ``Host/scroll()``; all of them in content that does not scroll.
nonisolated public struct LazyVStack<Content: View>: LazyContainerView {
  let content: Content

  /// Arranges views from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in a horizontal line. The views of a ``ForEach`` are mounted when they come on the screen:
/// the first 20, and 20 more with each ``Host/scroll()``; all of them in content that does not scroll.
nonisolated public struct LazyHStack<Content: View>: LazyContainerView {
  let content: Content

  /// Arranges views from the leading edge.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The headers or footers that stay visible during scrolling. Looks only.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pins the headers of sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// Pins the footers of sections.
  public static let sectionFooters = Self(rawValue: 2)
}

extension VStack: ArrangingContainer {}
extension HStack: ArrangingContainer {}
extension ZStack: ArrangingContainer {}
extension LazyVStack: ArrangingContainer {}
extension LazyHStack: ArrangingContainer {}
