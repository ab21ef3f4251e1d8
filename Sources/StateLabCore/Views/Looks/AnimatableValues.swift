// Values of SwiftUI that an animation interpolates. In the simulation, no view moves: only programs
// read and write the data.

extension VectorArithmetic {
  /// The value, multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value toward `other` by a fraction of the difference. 0 keeps the value; 1 gives
  /// `other`.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value after ``interpolate(towards:amount:)``.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension Angle: Animatable {
  /// The angle for an animation.
  public var animatableData: Double {
    get { radians * animationScale }
    set { radians = newValue / animationScale }
  }
}

extension UnitPoint: Animatable {
  /// The coordinates for an animation.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animationScale, y * animationScale) }
    set {
      x = newValue.first / animationScale
      y = newValue.second / animationScale
    }
  }
}

/// A radian and the unit of a unit point are large, compared with a point of the screen. SwiftUI
/// interpolates these values in smaller units.
private let animationScale = 128.0

extension CGPoint: Animatable {
  /// The coordinates for an animation.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height for an animation.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size for an animation.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension EdgeInsets: Animatable {
  /// The insets for an animation: top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
