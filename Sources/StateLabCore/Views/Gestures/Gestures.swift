/// One or several taps. A double tap is a control beside that of a single tap.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// A tap has no state.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// A gesture of this many taps.
  public init(count: Int = 1) { self.count = count }
  public var _touches: _TouchKinds { .taps(count) }
  public func _moments(of touch: _Touch) -> [_GestureMoment<Void>] {
    .tap(count, touch, ())
  }
}

/// One or several taps, with their position: always the origin here, where views have no position.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
  /// The position of the tap.
  public struct Value: Equatable, Sendable {
    /// The position, in points.
    public var location: CGPoint
  }
  /// The number of taps.
  public var count: Int
  /// A gesture of this many taps.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
  }
  /// A gesture of this many taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) { self.count = count }
  public var _touches: _TouchKinds { .taps(count) }
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    .tap(count, touch, Value(location: .zero))
  }
}

extension Array {
  /// One or several taps: the gesture ends when the finger lifts, and fails when the finger moves or
  /// rests, or taps too few times.
  nonisolated fileprivate static func tap<Value>(
    _ count: Int, _ touch: _Touch, _ value: Value
  ) -> Self where Element == _GestureMoment<Value> {
    let failure = touch.isHeld ? 1 : touch.firstMove
    let end = failure ?? touch.positions.count - 1
    let hasEnded = failure == nil && touch.taps >= Swift.min(count, 3)
    return Array(repeating: .init(.possible), count: end)
      + [hasEnded ? .init(.ended(value)) : .init(.failed)]
  }
}

/// A long press.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// True during the press.
  public typealias Value = Bool
  /// A press of this many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var _touches: _TouchKinds { .press }
  /// The press changes when the finger goes down.
  public func _moments(of touch: _Touch) -> [_GestureMoment<Bool>] {
    if touch.isHeld { return [.init(.changed(true)), .init(.ended(true))] }
    let end = touch.firstMove ?? touch.positions.count - 1
    return [.init(.changed(true))] + Array(repeating: .init(.possible), count: max(end - 1, 0))
      + [.init(.failed)]
  }
}

/// A drag: ``Host/drag(_:by:occurrence:)`` plays it. It begins once the finger has moved as far as the
/// minimum distance.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// The position and the translation of a drag.
  public struct Value: Equatable, Sendable {
    /// The current position. A drag starts at the origin: views have no position.
    public var location: CGPoint
    /// The position at the start.
    public var startLocation: CGPoint
    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted end position; here the current position: the finger moves slowly.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted translation; here the current translation: the finger moves slowly.
    public var predictedEndTranslation: CGSize { translation }
    /// The velocity; here zero: the finger moves slowly.
    public var velocity: CGSize { .zero }
  }
  /// The distance at which the drag begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the positions. Looks only.
  public var coordinateSpace: CoordinateSpace

  /// A drag of at least this many points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A drag of at least this many points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public var _touches: _TouchKinds { .drag }
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    var hasBegun = false
    return touch.positions.indices.map { moment in
      let value = Value(location: touch.positions[moment], startLocation: touch.positions[0])
      let (x, y) = (value.translation.width, value.translation.height)
      hasBegun = hasBegun || x * x + y * y >= minimumDistance * minimumDistance
      guard hasBegun else { return .init(touch.isEnd(moment) ? .failed : .possible) }
      return .init(touch.isEnd(moment) ? .ended(value) : .changed(value))
    }
  }
}

/// A magnification with two fingers. It never occurs here.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The scale, starting at 1.
  public typealias Value = CGFloat
  /// A change of at least this much.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A magnification with two fingers. It never occurs here.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  /// The scale of a magnification.
  public struct Value: Equatable, Sendable {
    /// The scale, starting at 1.
    public var magnification: CGFloat
  }
  /// A change of at least this much.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A rotation with two fingers. It never occurs here.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// The angle of the rotation.
  public typealias Value = Angle
  /// A turn of at least this much.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A rotation with two fingers. It never occurs here.
nonisolated public struct RotateGesture: Gesture, Sendable {
  /// The angle of a rotation.
  public struct Value: Equatable, Sendable {
    /// The angle, starting at zero.
    public var rotation: Angle
  }
  /// A turn of at least this much.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The enabled gestures: those of the view, and those of the views inside, with the buttons there.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none = GestureMask([])
  /// The gesture alone.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
