/// A curve of speed between two values (iOS 17). Nothing moves here.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case bezier(UnitPoint, UnitPoint)
    /// A quarter of a circle that starts slowly, a quarter that ends slowly, or one of each, and the
    /// inverse of the last.
    case circularIn, circularOut, circularInOut, inverseOfCircularInOut
  }
  private let form: Form

  /// A built-in curve.
  public static let linear = bezier(startControlPoint: .zero, endControlPoint: .bottomTrailing)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: .bottomTrailing)
  public static let easeOut = bezier(
    startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(form: .circularIn)
  public static let circularEaseOut = UnitCurve(form: .circularOut)
  public static let circularEaseInOut = UnitCurve(form: .circularInOut)
  /// The cubic Bézier curve with these two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(form: .bezier(startControlPoint, endControlPoint)) }

  /// The curve with its two axes exchanged.
  public var inverse: UnitCurve {
    switch form {
    case .bezier(let start, let end):
      .bezier(
        startControlPoint: UnitPoint(x: start.y, y: start.x),
        endControlPoint: UnitPoint(x: end.y, y: end.x))
    case .circularIn: .circularEaseOut
    case .circularOut: .circularEaseIn
    case .circularInOut: UnitCurve(form: .inverseOfCircularInOut)
    case .inverseOfCircularInOut: .circularEaseInOut
    }
  }

  /// The part of the way at a part of the time, both from 0 to 1.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    return switch form {
    case .bezier(let start, let end): Cubic(start.y, end.y)(at: Cubic(start.x, end.x).place(of: t))
    case .circularIn: 1 - height(at: t)
    case .circularOut: height(at: 1 - t)
    case .circularInOut:
      t < 0.5 ? (1 - height(at: 2 * t)) / 2 : (1 + height(at: 2 - 2 * t)) / 2
    case .inverseOfCircularInOut:
      t < 0.5 ? height(at: 1 - 2 * t) / 2 : 1 - height(at: 2 * t - 1) / 2
    }
  }

  /// The slope of the curve at a part of the time, measured over a small distance.
  public func velocity(at progress: Double) -> Double {
    let (before, after) = (max(progress - 1e-5, 0), min(progress + 1e-5, 1))
    return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
  }

  /// The height of the unit circle.
  private func height(at x: Double) -> Double { max(1 - x * x, 0).squareRoot() }
}

/// One axis of a Bézier curve from 0 to 1.
private struct Cubic {
  let first, second: Double
  init(_ first: Double, _ second: Double) { (self.first, self.second) = (first, second) }

  func callAsFunction(at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * first + 3 * r * s * s * second + s * s * s
  }

  /// The place at which the axis, which only grows, has a value.
  func place(of value: Double) -> Double {
    if value <= 0 || value >= 1 { return value }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if self(at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Animation {
  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(name: "timingCurve", duration: duration)
  }
}
