/// A container that a program lays out itself: `Flow { … }` shows its views as a stack does.
///
/// Nothing is laid out here, so nobody calls what it requires.
public protocol Layout: Animatable {
  /// The type of what it would keep between two layouts.
  associatedtype Cache = Void
  /// The views to be laid out.
  typealias Subviews = LayoutSubviews

  /// The size that it would have.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Would put each view in its place.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Would make the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Makes what it keeps fit other views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The views in this arrangement. One of another type leaves them where they are in the tree, so
  /// that they keep their state.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Group(content: content)
  }
}

/// A size that a view is offered. Looks only.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for as wide as it likes.
  public var width: CGFloat?
  /// The height; nil for as high as it likes.
  public var height: CGFloat?

  /// No room at all.
  public static let zero = Self(width: 0, height: 0)
  /// As large as it likes.
  public static let unspecified = Self(width: nil, height: nil)
  /// All the room that there is.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// A size, of which a part may be left open.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size, with these for what is left open.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

/// The views that a layout would place. Nobody makes one here.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a layout would place. Nobody makes one here.
public struct LayoutSubview: Hashable, Sendable {
  /// The rank of the view when room is given out.
  public var priority: Double { 0 }
  /// The room that it likes around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view sets under a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
  /// The size that it would have.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// The size that it would have, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(width: 0, height: 0)
  }
  /// Puts it somewhere.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}

/// The room that a view likes around it. Looks only.
public struct ViewSpacing: Sendable {
  /// None in particular.
  public init() {}
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 0 }
}

/// A key for what a view says to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value under this key.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Looks only.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { looksOnly }
}

/// A layout that nobody asks how it lays out.
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

/// A layout whose type is not known: to change it keeps the state of the views in it.
public struct AnyLayout: PlainLayout {
  /// Hides the type of a layout.
  public init(_ layout: some Layout) {}
}

/// A row, as a layout.
public struct HStackLayout: PlainLayout {
  /// A row; alignment and spacing are looks only.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// A column, as a layout.
public struct VStackLayout: PlainLayout {
  /// A column; alignment and spacing are looks only.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views one in front of the other, as a layout.
public struct ZStackLayout: PlainLayout {
  /// Views one in front of the other; the alignment is looks only.
  public init(alignment: Alignment = .center) {}
}
