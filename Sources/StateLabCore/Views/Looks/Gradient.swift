/// Colours that run into each other. Looks only.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place; looks only.
    public var color: Color
    /// The place on the way from the first colour, 0, to the last, 1.
    public var location: CGFloat
    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in their order, each with its place; looks only.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at the same distance from each other.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient of any kind. Looks only.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient
  /// Hides what the gradient is made of.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A gradient along a line. Looks only.
nonisolated public struct LinearGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// Between two places.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }
  /// Between two places, through these colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
  /// Between two places, through these colours at their places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }

  func draw(on screen: Screen) {}
}

/// A gradient around a place. Looks only.
nonisolated public struct RadialGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// From the middle outwards.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { self.gradient = gradient }
  /// From the middle outwards, through these colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
  /// From the middle outwards, through these colours at their places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) { gradient = Gradient(stops: stops) }

  func draw(on screen: Screen) {}
}

/// A gradient along a circle. Looks only.
nonisolated public struct AngularGradient: ShapeStyle, Hashable, LeafView {
  private let gradient: Gradient

  /// From one angle to another.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }
  /// Once around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { self.gradient = gradient }
  /// Once around, through these colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
  /// From one angle to another, through these colours.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  func draw(on screen: Screen) {}
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
