import StateLabCore

/// A transformation of a view in its plane or in space. Looks only.
public struct ProjectionTransform: Hashable, Sendable {
  /// An entry of the matrix.
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  /// The identity.
  public init() {}
  /// A transformation in the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// True for the transformation that changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
}

/// An effect that transforms a view. Nothing is drawn: the transformation itself has no effect.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _BuiltIn {
  /// The transformation of a view, computed once for each new value of the effect: our choice.
  ///
  /// A device also calls the method for the values between, in each frame of an animation. The size
  /// is always that of a phone.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The view itself.
  @MainActor public func body(content: Content) -> some View {
    _ = effectValue(size: UIScreen.main.bounds.size)
    return content
  }
  /// The effect itself.
  public func ignoredByLayout() -> Self { self }
}

nonisolated extension View {
  /// Looks only.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(EmptyModifier())
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EmptyModifier())
  }
}

extension DragGesture.Value {
  /// The time of the drag.
  public var time: Date { Date() }
}

extension ImageResource {
  /// The image of this name; the bundle has no effect.
  public init(name: String, bundle: Bundle) { self.init(name: name) }
}

/// A color in an asset catalog, which the simulation does not read.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// The color of this name; the bundle has no effect.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A color of an asset catalog, by the name that Xcode generates.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIColor {
  /// A color of an asset catalog, by the name that Xcode generates.
  public convenience init(resource: ColorResource) { self.init(_asset: resource.name) }
}

/// Units of time of Dispatch.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_MSEC: UInt64 = 1_000_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSEC_PER_USEC: UInt64 = 1_000
// swift-format-ignore: AlwaysUseLowerCamelCase
public let USEC_PER_SEC: UInt64 = 1_000_000
