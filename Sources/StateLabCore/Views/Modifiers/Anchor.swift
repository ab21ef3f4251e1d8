/// A place in a view, to be handed up. **Nothing is laid out here**: each view has the size of a
/// phone, 390 by 844 points, at the origin.
public struct Anchor<Value> {
  fileprivate let value: Value

  /// A place of a view, by its name or its coordinates.
  public struct Source {
    fileprivate let value: Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Self { Self(value: CGRect(origin: .zero, size: GeometryProxy().size)) }
  /// A rectangle in the view.
  public static func rect(_ rect: CGRect) -> Self { Self(value: rect) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view.
  public static func point(_ point: CGPoint) -> Self { Self(value: point) }
  /// A point of the view, as a part of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    let size = GeometryProxy().size
    return Self(value: CGPoint(x: point.x * size.width, y: point.y * size.height))
  }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var top: Self { unitPoint(.top) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var leading: Self { unitPoint(.leading) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the view, or a point on its edge or in its corner, as its name says.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// The place that was handed up: the same for all views, since nothing is laid out.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
  /// Hands up a place in this view, instead of what the views inside hand up under this key.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: K.self, value: transform(Anchor(value: value.value)))
  }

  /// Changes what the views inside hand up, with a place in this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(K.self) { transform(&$0, Anchor(value: value.value)) }
  }
}
