/// A gesture of a person.
///
/// The simulation plays taps and long presses, through ``View/onTapGesture(count:perform:)`` and as
/// a ``TapGesture`` or a ``LongPressGesture`` in ``View/gesture(_:)``. Drags and other gestures
/// compile, and never occur.
@MainActor
public protocol Gesture {
  /// The state of the gesture while it is active.
  associatedtype Value
  /// The tap or press for the simulation; nil for other gestures.
  nonisolated var _played: _PlayedGesture? { get }
  /// The value at the end of the gesture; nil for a gesture that never ends here.
  nonisolated var _ended: Value? { get }
}

/// A tap or a press, with its action.
public struct _PlayedGesture {
  let isPress: Bool
  var action: () -> Void = {}

  /// The gesture with another action after its own.
  func followed(by next: (() -> Void)?) -> Self {
    guard let next else { return self }
    return Self(isPress: isPress) {
      action()
      next()
    }
  }
}

/// One or several taps. On this screen one tap is enough.
nonisolated public struct TapGesture: Gesture, Sendable {
  /// A tap has no state.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// A gesture of this many taps.
  public init(count: Int = 1) { self.count = count }
  public var _played: _PlayedGesture? { _PlayedGesture(isPress: false) }
  public var _ended: Void? { () }
}

/// One or several taps, with their position: always the origin here, where views have no position.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
  /// The position of the tap.
  public struct Value: Equatable, Sendable {
    /// The position, in points.
    public var location: CGPoint
  }
  /// A gesture of this many taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  public var _played: _PlayedGesture? { _PlayedGesture(isPress: false) }
  public var _ended: Value? { Value(location: .zero) }
}

/// A long press.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  /// True during the press.
  public typealias Value = Bool
  /// A press of this many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var _played: _PlayedGesture? { _PlayedGesture(isPress: true) }
  public var _ended: Bool? { true }
}

/// A drag. It never occurs here.
nonisolated public struct DragGesture: Gesture, Sendable {
  /// The position and the translation of a drag.
  public struct Value: Equatable, Sendable {
    /// The current position.
    public var location: CGPoint
    /// The position at the start.
    public var startLocation: CGPoint
    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted end position; here the current position.
    public var predictedEndLocation: CGPoint { location }
    /// The predicted translation; here the current translation.
    public var predictedEndTranslation: CGSize { translation }
    /// The velocity; here zero.
    public var velocity: CGSize { .zero }
  }
  /// A drag of at least this many points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
  public var _played: _PlayedGesture? { nil }
}

/// A magnification with two fingers. It never occurs here.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  /// The scale, starting at 1.
  public typealias Value = CGFloat
  /// A change of at least this much.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _played: _PlayedGesture? { nil }
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
  public var _played: _PlayedGesture? { nil }
}

/// A rotation with two fingers. It never occurs here.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// The angle of the rotation.
  public typealias Value = Angle
  /// A turn of at least this much.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _played: _PlayedGesture? { nil }
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
  public var _played: _PlayedGesture? { nil }
}

/// A gesture with an action.
nonisolated public struct _GestureWithAction<Base: Gesture>: Gesture {
  /// The value type of the gesture.
  public typealias Value = Base.Value
  let base: Base
  let onEnded: (() -> Void)?

  public var _played: _PlayedGesture? { base._played?.followed(by: onEnded) }
  public var _ended: Value? { base._ended }
}

nonisolated extension Gesture {
  public var _ended: Value? { nil }

  /// Runs `action` after the gesture. The action of a drag never runs.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: _ended.map { value in { action(value) } })
  }

  /// Has no effect: no gesture with changes occurs here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }

  /// Has no effect: no gesture that updates a `@GestureState` occurs here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _GestureWithAction<Self> { _GestureWithAction(base: self, onEnded: nil) }

  /// Looks only: no keys are held here.
  public func modifiers(_ modifiers: EventModifiers) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }
}

/// The enabled gestures. Looks only.
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

/// Plays a tap or a press on the content.
nonisolated public struct _TapModifier: PrimitiveModifier {
  let isPress: Bool
  let action: () -> Void
  /// Called with true when a press begins and with false when it ends.
  var pressing: ((Bool) -> Void)? = nil
  let origin: Origin

  typealias Playing = TapPlayer
}

final class TapPlayer: ModifierPlayer<_TapModifier> {
  /// A person cannot tap an invisible view.
  override func answer(_ query: NodeQuery) {
    if let choices = query as? ChoiceQuery {
      return choices.drawRow(with: node) { super.answer(choices) }
    }
    guard let screen = query as? Screen, let content else { return super.answer(query) }
    guard !content.isInvisible else { return screen.drawToRead { super.answer(query) } }
    guard let title = screen.drawTarget(content) else { return }
    screen.addControl(
      .button(modifier.isPress ? "Hold \(title.text)" : title.text, perform: perform),
      from: modifier.origin, isEnabled: node.scope.values.isEnabled,
      looksLikeControl: title.isBracketed && !modifier.isPress, isGesture: true)
  }

  /// Views update for the press before the action runs.
  private var perform: () -> Void {
    guard let pressing = modifier.pressing else { return modifier.action }
    return { [graph = node.graph, action = modifier.action] in
      pressing(true)
      graph.afterPass {
        action()
        pressing(false)
      }
    }
  }
}

extension Screen {
  /// Draws content with a gesture, and returns its name: its text, or the name of its first view, which
  /// the screen then shows in brackets, so that a person can find the view. Nil for empty content, which
  /// a person cannot touch.
  func drawTarget(_ content: Node) -> (text: String, isBracketed: Bool)? {
    let text = text(drawing: content)
    let name = text.isEmpty ? content.nameWithoutWords : text
    guard let name else { return nil }
    guard text.isEmpty, accessibilityLabel == nil else {
      return (accessibilityLabel ?? name, false)
    }
    if !isForControlsOnly, !isTitle { draw("[\(name)]") }
    return (name, true)
  }
}

nonisolated extension View {
  /// Runs `action` when a person taps this view: its text, or the name of a shape, is the label for
  /// ``Host/tap(_:occurrence:)``. One tap is enough here, for any `count`.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    modifier(_TapModifier(isPress: false, action: action, origin: Origin(fileID, line)))
  }

  /// Runs `action` when a person taps this view. The location is always the origin: views have no
  /// position on this screen.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onTapGesture(count: count, perform: { action(.zero) }, fileID: fileID, line: line)
  }

  /// Runs `action` when a person presses this view: `Hold` and its text are the label for
  /// ``Host/tap(_:occurrence:)``.
  ///
  /// The host calls `onPressingChanged` with true before the action, after which views update in a
  /// pass of their own, and with false after the action: our choice.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)?,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _TapModifier(
        isPress: true, action: action, pressing: onPressingChanged, origin: Origin(fileID, line)))
  }

  /// Runs `action` when a person presses this view, in the form before iOS 15.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _TapModifier(isPress: true, action: action, pressing: pressing, origin: Origin(fileID, line)))
  }

  /// Adds a gesture to this view, if the simulation plays this gesture.
  @ViewBuilder
  public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    if let played = gesture._played {
      modifier(
        _TapModifier(isPress: played.isPress, action: played.action, origin: Origin(fileID, line)))
    } else {
      self
    }
  }

  /// Adds a gesture as ``gesture(_:including:)`` does.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View { self.gesture(gesture, including: mask, fileID: fileID, line: line) }

  /// Adds a gesture as ``gesture(_:including:)`` does.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View { self.gesture(gesture, including: mask, fileID: fileID, line: line) }

  /// Looks only: no pointer hovers here.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { looksOnly }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { looksOnly }
}
