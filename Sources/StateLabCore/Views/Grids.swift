/// Columns, filled row by row. On this screen each view has a line of its own; they are made as in a
/// ``LazyVStack``.
public struct LazyVGrid<Content: View>: LazyContainerView {
  let content: Content

  /// Views in columns.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Rows, filled column by column. On this screen each view has a line of its own; they are made as in
/// a ``LazyHStack``.
public struct LazyHGrid<Content: View>: LazyContainerView {
  let content: Content

  /// Views in rows.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// The width of a column, or the height of a row. Looks only.
public struct GridItem: Sendable {
  /// The bounds of its size.
  public enum Size: Hashable, Sendable {
    /// This many points.
    case fixed(CGFloat)
    /// Takes the room that is left, between these bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as have room, each between these bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row; looks only.
  public var size: Size
  /// The room before the next column or row, in points; nil is the usual one. Looks only.
  public var spacing: CGFloat?
  /// The alignment of views smaller than their cell; looks only.
  public var alignment: Alignment?

  /// A column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A table of views. On this screen each has a line of its own.
public struct Grid<Content: View>: ContainerView {
  let content: Content

  /// Rows one below the other.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A row of a ``Grid``.
public struct GridRow<Content: View>: ContainerView {
  let content: Content

  /// Views side by side.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
