/// A grid of columns, filled row by row. On this screen each view has a line of its own; rows are
/// mounted as in a ``LazyVStack``.
nonisolated public struct LazyVGrid<Content: View>: LazyContainerView {
  let content: Content

  /// Creates a grid of columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A grid of rows, filled column by column. On this screen each view has a line of its own; views
/// are mounted as in a ``LazyHStack``.
nonisolated public struct LazyHGrid<Content: View>: LazyContainerView {
  let content: Content

  /// Creates a grid of rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The width of a column, or the height of a row. Looks only.
public struct GridItem: Sendable {
  /// The size of a column or row.
  public enum Size: Hashable, Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// The remaining room, between these bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each between these bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row; looks only.
  public var size: Size
  /// The spacing to the next column or row, in points; nil for the default spacing. Looks only.
  public var spacing: CGFloat?
  /// The alignment of views smaller than their cell; looks only.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid of views. On this screen each view has a line of its own.
nonisolated public struct Grid<Content: View>: ContainerView {
  let content: Content

  /// Creates a grid from rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A row of a ``Grid``.
nonisolated public struct GridRow<Content: View>: ContainerView {
  let content: Content

  /// Creates a row from views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension LazyVGrid: ArrangingContainer {}
extension LazyHGrid: ArrangingContainer {}
extension Grid: ArrangingContainer {}
extension GridRow: ArrangingContainer {}
