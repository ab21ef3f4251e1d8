/// A gesture of a person.
///
/// The simulation plays taps, long presses and drags: gestures in ``View/gesture(_:)`` and in
/// ``View/onTapGesture(count:perform:)`` and the like. Two-finger gestures and a program's own types of
/// gestures compile but never occur.
@MainActor
public protocol Gesture<Value> {
  /// The state of the gesture while it is active.
  associatedtype Value
  /// The touches with which a person can perform the gesture.
  nonisolated var _touches: _TouchKinds { get }
  /// The course of the gesture during a touch: a moment for each position of the finger, up to the
  /// moment at which the gesture ends or fails.
  nonisolated func _moments(of touch: _Touch) -> [_GestureMoment<Value>]
}

nonisolated extension Gesture {
  public var _touches: _TouchKinds { [] }

  /// A gesture that never occurs fails when the finger lifts.
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    touch.positions.indices.map { touch.isEnd($0) ? .init(.failed) : .init(.possible) }
  }
}

/// The kinds of touches that the simulation plays.
public struct _TouchKinds: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  static let tap = _TouchKinds(rawValue: 1)
  static let press = _TouchKinds(rawValue: 2)
  static let drag = _TouchKinds(rawValue: 4)
  /// A press that goes on as a drag.
  static let heldDrag = _TouchKinds(rawValue: 8)
  static let doubleTap = _TouchKinds(rawValue: 16)
  /// Three taps or more.
  static let tripleTap = _TouchKinds(rawValue: 32)

  static func taps(_ count: Int) -> _TouchKinds {
    count < 2 ? .tap : count == 2 ? .doubleTap : .tripleTap
  }

  /// The touches that a person can choose, each of a single kind: the most taps first.
  var choices: [_TouchKinds] {
    let choices = [.tripleTap, .doubleTap, .tap, .press].filter(contains)
    return isDisjoint(with: [.drag, .heldDrag]) ? choices : choices + [.drag]
  }

  /// True for two taps or more.
  var isOfSeveralTaps: Bool { !isDisjoint(with: [.doubleTap, .tripleTap]) }
}

/// A touch of one finger.
public struct _Touch: Sendable {
  /// The positions of the finger, from the moment at which it goes down to the moment at which it
  /// lifts. A touch begins at the origin: views have no position.
  var positions: [CGPoint]
  /// True if the finger rests, before it moves or lifts, for as long as a long press takes.
  var isHeld = false
  /// The number of taps. Three means three or more taps.
  var taps = 1

  /// One or several taps.
  static func tap(_ touch: _TouchKinds) -> _Touch {
    let taps = touch == .tripleTap ? 3 : touch == .doubleTap ? 2 : 1
    return _Touch(positions: [.zero, .zero], taps: taps)
  }

  static let press = _Touch(positions: [.zero, .zero, .zero], isHeld: true)

  /// A drag in three moves, after which the finger lifts.
  static func drag(by translation: CGSize, isHeld: Bool) -> _Touch {
    let moves = (1...3).map { part in
      let share = CGFloat(part) / 3
      return part == 3
        ? CGPoint(x: translation.width, y: translation.height)
        : CGPoint(x: translation.width * share, y: translation.height * share)
    }
    let start = isHeld ? [CGPoint.zero, .zero] : [.zero]
    return _Touch(positions: start + moves + moves.suffix(1), isHeld: isHeld)
  }

  func isEnd(_ moment: Int) -> Bool { moment == positions.count - 1 }

  /// The first moment at which the finger has moved; nil if it only lifts.
  var firstMove: Int? { positions.firstIndex { $0 != positions[0] } }

  /// The rest of the touch, from this moment on.
  func rest(from moment: Int) -> _Touch { _Touch(positions: Array(positions[moment...])) }

  /// The touch, with as many taps as any gesture takes.
  var withAnyTaps: _Touch {
    var touch = self
    touch.taps = 3
    return touch
  }
}

/// A gesture at a moment of a touch.
public struct _GestureMoment<Value> {
  enum Phase {
    case possible
    case changed(Value)
    case ended(Value)
    case failed
  }

  var phase: Phase
  /// The actions of the program for this moment.
  var actions: [() -> Void] = []
  /// The closures that run after the actions, and when the touch is canceled.
  var resets: [() -> Void] = []

  init(_ phase: Phase) { self.phase = phase }

  /// The moment as a part of a composed gesture.
  func within<Whole>(_ phase: _GestureMoment<Whole>.Phase) -> _GestureMoment<Whole> {
    var moment = _GestureMoment<Whole>(phase)
    (moment.actions, moment.resets) = (actions, resets)
    return moment
  }

  func map<Whole>(_ transform: (Value) -> Whole) -> _GestureMoment<Whole> {
    switch phase {
    case .possible: within(.possible)
    case .changed(let value): within(.changed(transform(value)))
    case .ended(let value): within(.ended(transform(value)))
    case .failed: within(.failed)
    }
  }

  /// Adds the actions of another moment.
  mutating func join<Other>(_ other: _GestureMoment<Other>?) {
    actions += other?.actions ?? []
    resets += other?.resets ?? []
  }

  /// The value that a change or the end brings.
  var value: Value? {
    switch phase {
    case .changed(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  var isEnd: Bool {
    switch phase {
    case .ended, .failed: true
    case .possible, .changed: false
    }
  }

  var hasEnded: Bool { if case .ended = phase { true } else { false } }
}

/// A gesture with an action.
nonisolated public struct _GestureWithAction<Base: Gesture>: Gesture {
  /// The value type of the gesture.
  public typealias Value = Base.Value
  let base: Base
  var changed: ((Value) -> Void)?
  var ended: ((Value) -> Void)?
  /// Called at the end of a gesture that has begun.
  var reset: (() -> Void)?

  public var _touches: _TouchKinds { base._touches }

  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    var hasBegun = false
    return base._moments(of: touch).map { moment in
      var moment = moment
      switch moment.phase {
      case .changed(let value):
        hasBegun = true
        if let changed { moment.actions.append { changed(value) } }
      case .ended(let value): if let ended { moment.actions.append { ended(value) } }
      case .possible, .failed: break
      }
      if moment.isEnd, hasBegun, let reset { moment.resets.append(reset) }
      return moment
    }
  }
}

nonisolated extension Gesture {
  /// Runs `action` at the end of the gesture.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, ended: action)
  }

  /// Runs `action` when the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, changed: action)
  }

  /// Updates a `@GestureState` when the gesture changes. After the actions of the gesture's end, the
  /// property has its initial value again.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _GestureWithAction<Self> {
    _GestureWithAction(
      base: self, changed: { value in state.update { body(value, &$0, &$1) } }, reset: state.reset)
  }

  /// The gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Looks only: the simulation has no keyboard modifiers.
  public func modifiers(_ modifiers: EventModifiers) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self)
  }
}

/// A gesture with another value. The simulation may call the closure ahead of the touch, and several
/// times.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public var _touches: _TouchKinds { base._touches }
  public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    base._moments(of: touch).map { $0.map(transform) }
  }
}

/// An optional gesture: nil never occurs.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  nonisolated public var _touches: _TouchKinds { self?._touches ?? [] }
  nonisolated public func _moments(of touch: _Touch) -> [_GestureMoment<Value>] {
    self?._moments(of: touch) ?? []
  }
}
