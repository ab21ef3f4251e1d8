/// A color gradient. Looks only.
public struct Gradient: ShapeStyle, Hashable {
  /// A color and its position, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The color at this position; looks only.
    public var color: Color
    /// The position between the first color, 0, and the last, 1.
    public var location: CGFloat
    /// A color at a position.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in their order, each with its position; looks only.
  public var stops: [Stop]

  /// Colors at these positions.
  public init(stops: [Stop]) { self.stops = stops }

  public var _look: _LookValue { .name(Self.text(of: stops.map(\.color))) }

  /// The space in which colors are mixed.
  public enum ColorSpace: _LooksOption { case device, perceptual }

  /// The gradient with colors that are mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  fileprivate static func text(of colors: [Color]) -> String {
    "gradient(\(colors.map(\.description).joined(separator: ", ")))"
  }

  /// Colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A type-erased gradient. Looks only.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Erases the type of a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }
  public var _look: _LookValue { gradient._look }
  /// The gradient with colors that are mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

/// A gradient along a line. Looks only.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, BlankView, Sendable {
  private let gradient: Gradient
  private let startPoint, endPoint: UnitPoint
  public var _look: _LookValue { gradient._look }
  var looks: [Look] { [Look(.color, _look)] }

  /// A gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    (self.startPoint, self.endPoint) = (startPoint, endPoint)
  }
  /// A gradient between two points, with these colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient between two points, with these colors at their positions.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient around a point. Looks only.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, BlankView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat
  public var _look: _LookValue { gradient._look }
  var looks: [Look] { [Look(.color, _look)] }

  /// A gradient from the center outward.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  /// A gradient from the center outward, with these colors.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  /// A gradient from the center outward, with these colors at their positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient along a circle. Looks only.
nonisolated public struct AngularGradient: ShapeStyle, Hashable, BlankView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startAngle, endAngle: Angle
  public var _look: _LookValue { gradient._look }
  var looks: [Look] { [Look(.color, _look)] }

  /// A gradient from one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  /// A gradient around the full circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  /// A gradient around the full circle, with these colors.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// A gradient around the full circle, with these colors at their positions.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  /// A gradient from one angle to another, with these colors at their positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient from one angle to another, with these colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
}

/// A gradient around a point, in the proportions of its frame. Looks only.
nonisolated public struct EllipticalGradient: ShapeStyle, Hashable, BlankView, Sendable {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius, endRadius: CGFloat
  public var _look: _LookValue { gradient._look }
  var looks: [Look] { [Look(.color, _look)] }

  /// A gradient from the center outward.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    (self.gradient, self.center) = (gradient, center)
    (startRadius, endRadius) = (startRadiusFraction, endRadiusFraction)
  }
  /// A gradient from the center outward, with these colors.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// A gradient from the center outward, with these colors at their positions.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

/// Colors at the points of a grid (iOS 18). Looks only.
nonisolated public struct MeshGradient: ShapeStyle, Hashable, BlankView, Sendable {
  private let colors: [Color]
  public var _look: _LookValue { .name(Gradient.text(of: colors)) }
  var looks: [Look] { [Look(.color, _look)] }

  /// Colors at points between 0 and 1.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) { self.colors = colors }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient around a point, with these colors at their positions.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line, with these colors at their positions.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient along a circle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A gradient around the full circle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(colors: colors, center: center, angle: angle) }
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(stops: stops, center: center, angle: angle) }
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { AngularGradient(gradient: gradient, center: center, angle: angle) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient around a point, in the proportions of its frame.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(colors: colors, center: center) }
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(stops: stops, center: center) }
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { EllipticalGradient(gradient: gradient, center: center) }
}
