/// A position in a view, for a preference. **The simulation has no layout**: each view has the size
/// of a phone, 390 by 844 points, at the origin.
public struct Anchor<Value> {
  fileprivate let value: Value

  /// The source of an anchor: a named position or coordinates in a view.
  public struct Source {
    fileprivate let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self(value: CGRect(origin: .zero, size: GeometryProxy().size)) }
  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
  /// A point of the view, as a fraction of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    let size = GeometryProxy().size
    return Self(value: CGPoint(x: point.x * size.width, y: point.y * size.height))
  }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var center: Self { unitPoint(.center) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var top: Self { unitPoint(.top) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var leading: Self { unitPoint(.leading) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The center, or the named point on an edge or in a corner of the view.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The value of an anchor: the same for all views, since the simulation has no layout.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

nonisolated extension View {
  /// Sets a preference to an anchor in this view. The view's value replaces the values of the views
  /// inside.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }

  /// Changes the preference of the views inside, with an anchor in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(K.self) { transform(&$0, Anchor(value: value.value)) }
  }
}
