/// A container with a layout of the program: `Flow { … }` shows its views as a stack does.
///
/// The simulation has no layout and never calls the requirements.
public protocol Layout: Animatable {
  /// The type of a cache between two layouts.
  associatedtype Cache = Void
  /// The views of the layout.
  typealias Subviews = LayoutSubviews

  /// The properties of the container. Never read here.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the size of the container. Never called here.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view. Never called here.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Creates the cache. Never called here.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache for other views. Never called here.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  /// Creates no cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The properties of a layout without an orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The views in this layout, as one view. Another layout type does not change the identities of
  /// the views, so they keep their state.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ZStack(content: content)
  }
}

/// The properties of a layout. Looks only.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack; nil for another container.
  public var stackOrientation: Axis?

  /// The properties of a layout without an orientation.
  public init() {}
}

/// A size that a container proposes to a view. Looks only.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the view's ideal width.
  public var width: CGFloat?
  /// The height; nil for the view's ideal height.
  public var height: CGFloat?

  /// A proposal of zero.
  public static let zero = Self(width: 0, height: 0)
  /// A proposal of the ideal size.
  public static let unspecified = Self(width: nil, height: nil)
  /// A proposal of unlimited size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// A size with optional dimensions.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A complete size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with these values for missing dimensions.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views of a layout. The simulation never creates a value.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view of a layout. The simulation never creates a value.
public struct LayoutSubview: Hashable, Sendable {
  /// The layout priority of the view.
  public var priority: Double { 0 }
  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The view's value for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// The size of the view; here zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size of the view, with its guides; here zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Places the view. Has no effect here.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The preferred spacing of a view. Looks only.
public struct ViewSpacing: Sendable {
  /// The default spacing.
  public init() {}
  /// No distance.
  public static let zero = ViewSpacing()
  /// Adds the distances of another spacing at these edges. Has no effect here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
  /// The spacing with the distances of another one at these edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A key for a value that a view passes to its layout.
public protocol LayoutValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

nonisolated extension View {
  /// Looks only.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { looksOnly }
}

/// A layout whose requirements are never called.
protocol PlainLayout: Layout where Cache == Void {}

extension PlainLayout {
  /// Never called.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A type-erased layout: the views keep their state when the layout changes.
public struct AnyLayout: PlainLayout {
  private let layout: any Layout
  /// Erases the type of a layout.
  public init(_ layout: some Layout) { self.layout = layout }
}

/// A row, as a layout.
public struct HStackLayout: PlainLayout {
  /// The alignment of the views; looks only.
  public var alignment: VerticalAlignment
  /// The distance between the views; looks only.
  public var spacing: CGFloat?

  /// A row; alignment and spacing are looks only.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// A column, as a layout.
public struct VStackLayout: PlainLayout {
  /// The alignment of the views; looks only.
  public var alignment: HorizontalAlignment
  /// The distance between the views; looks only.
  public var spacing: CGFloat?

  /// A column; alignment and spacing are looks only.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }
}

/// Views in front of each other, as a layout.
public struct ZStackLayout: PlainLayout {
  /// The alignment of the views; looks only.
  public var alignment: Alignment

  /// Views in front of each other; the alignment is looks only.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
}
