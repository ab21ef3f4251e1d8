/// A movement of a person's fingers.
///
/// Taps and long presses are played, through ``View/onTapGesture(count:perform:)`` and as a
/// ``TapGesture`` or a ``LongPressGesture`` in ``View/gesture(_:)``. Drags and the like compile,
/// and nobody makes them here.
@MainActor
public protocol Gesture {
  /// The state of the gesture while it goes on.
  associatedtype Value
  /// The tap or the press that is played; nil for what nobody makes here.
  var _played: _PlayedGesture? { get }
}

/// A tap or a press, and what follows from it.
@MainActor
public struct _PlayedGesture {
  let isPress: Bool
  var action: () -> Void = {}
}

/// A tap, or several. On this screen one tap stands for all of them.
public struct TapGesture: Gesture, Sendable {
  /// Taps nothing of.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// So many taps.
  nonisolated public init(count: Int = 1) { self.count = count }
  public var _played: _PlayedGesture? { _PlayedGesture(isPress: false) }
}

/// A press that lasts.
public struct LongPressGesture: Gesture, Sendable {
  /// True while it is pressed.
  public typealias Value = Bool
  /// A press of this many seconds.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var _played: _PlayedGesture? { _PlayedGesture(isPress: true) }
}

/// A drag. Nobody drags here.
public struct DragGesture: Gesture, Sendable {
  /// A finger's place and its way so far.
  public struct Value: Equatable, Sendable {
    /// The finger's place.
    public var location: CGPoint
    /// The place where it began.
    public var startLocation: CGPoint
    /// The way from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place where it would stop: here, where it is.
    public var predictedEndLocation: CGPoint { location }
    /// The way that it would go.
    public var predictedEndTranslation: CGSize { translation }
    /// Its speed.
    public var velocity: CGSize { .zero }
  }
  /// A drag of at least this many points.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
  public var _played: _PlayedGesture? { nil }
}

/// Two fingers that move apart. Nobody makes it here.
public struct MagnificationGesture: Gesture, Sendable {
  /// The distance between the fingers, from 1.
  public typealias Value = CGFloat
  /// A change of at least this much.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _played: _PlayedGesture? { nil }
}

/// Two fingers that move apart. Nobody makes it here.
public struct MagnifyGesture: Gesture, Sendable {
  /// The distance between the fingers and where they began.
  public struct Value: Equatable, Sendable {
    /// The distance between the fingers, from 1.
    public var magnification: CGFloat
  }
  /// A change of at least this much.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var _played: _PlayedGesture? { nil }
}

/// Two fingers that turn. Nobody makes it here.
public struct RotationGesture: Gesture, Sendable {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle
  /// A turn of at least this much.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _played: _PlayedGesture? { nil }
}

/// Two fingers that turn. Nobody makes it here.
public struct RotateGesture: Gesture, Sendable {
  /// The angle by which the fingers have turned, and where they began.
  public struct Value: Equatable, Sendable {
    /// The angle, from zero.
    public var rotation: Angle
  }
  /// A turn of at least this much.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var _played: _PlayedGesture? { nil }
}

/// A gesture with an action.
public struct _GestureWithAction<Base: Gesture>: Gesture {
  /// As the gesture's.
  public typealias Value = Base.Value
  let base: Base
  let onEnded: (() -> Void)?

  public var _played: _PlayedGesture? {
    guard var played = base._played else { return nil }
    let before = played.action
    if let onEnded {
      played.action = {
        before()
        onEnded()
      }
    }
    return played
  }
}

extension Gesture {
  /// Runs `action` after the gesture. For a drag it never runs.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    let end: (() -> Void)? =
      if let action = action as? (()) -> Void {
        { action(()) }
      } else if let action = action as? (Bool) -> Void {
        { action(true) }
      } else {
        nil
      }
    return _GestureWithAction(base: self, onEnded: end)
  }

  /// Would run `action` while the gesture goes on; nobody makes such a gesture here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }

  /// Would write a `@GestureState` while the gesture goes on; nobody makes such a gesture here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _GestureWithAction<Self> { _GestureWithAction(base: self, onEnded: nil) }

  /// This gesture; the other one is not made.
  public func simultaneously<Other: Gesture>(with other: Other) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }

  /// This gesture; the other one is not made.
  public func sequenced<Other: Gesture>(before other: Other) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }

  /// This gesture; the other one is not made.
  public func exclusively<Other: Gesture>(before other: Other) -> _GestureWithAction<Self> {
    _GestureWithAction(base: self, onEnded: nil)
  }
}

/// The gestures that count. Looks only.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Nothing.
  public static let none = GestureMask([])
  /// The gesture alone.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside alone.
  public static let subviews = GestureMask(rawValue: 2)
  /// Everything.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Plays a tap or a press on the content.
public struct _TapModifier: PrimitiveModifier {
  let isPress: Bool
  let action: () -> Void
  /// Told when a press begins and when it is over.
  var pressing: ((Bool) -> Void)? = nil
  let origin: Origin

  typealias Playing = TapPlayer
}

final class TapPlayer: ModifierPlayer<_TapModifier> {
  /// What cannot be seen cannot be tapped.
  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen, let content, !content.isInvisible else {
      return super.answer(query)
    }
    let text = screen.text(drawing: content)
    let name = screen.accessibilityLabel ?? (text.isEmpty ? nil : text)
    let title = name ?? self.name(of: content, on: screen)
    screen.addControl(
      .button(modifier.isPress ? "Hold \(title)" : title, perform: perform),
      from: modifier.origin, isEnabled: node.scope.values.isEnabled,
      looksLikeControl: name == nil && !modifier.isPress)
  }

  /// Views see the press before the action runs.
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

  /// The name of the type, which the screen shows of a view without words, so that a person can
  /// find it.
  private func name(of content: Node, on screen: Screen) -> String {
    let name = content.nameWithoutWords ?? "View"
    if !screen.isForControlsOnly { screen.draw("[\(name)]") }
    return name
  }
}

extension View {
  /// Runs `action` when somebody taps what this view shows: its text, or the name of a shape, is
  /// the label for ``Host/tap(_:occurrence:)``. However many taps it takes, one is enough here.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    modifier(_TapModifier(isPress: false, action: action, origin: Origin(fileID, line)))
  }

  /// Runs `action` when somebody taps what this view shows. The place is always the origin: nothing
  /// has a place on this screen.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    onTapGesture(count: count, perform: { action(.zero) }, fileID: fileID, line: line)
  }

  /// Runs `action` when somebody presses what this view shows: `Hold` and its text are the label
  /// for ``Host/tap(_:occurrence:)``.
  ///
  /// `onPressingChanged` hears of the press, which views see in a pass of their own, before the
  /// action and of its end after it: our choice.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _TapModifier(
        isPress: true, action: action, pressing: onPressingChanged, origin: Origin(fileID, line)))
  }

  /// Lets a person make a gesture on this view, where it can be played here.
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

  /// As ``gesture(_:including:)``.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View { self.gesture(gesture, including: mask, fileID: fileID, line: line) }

  /// As ``gesture(_:including:)``.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all, fileID: String = #fileID, line: Int = #line
  ) -> some View { self.gesture(gesture, including: mask, fileID: fileID, line: line) }

  /// Looks only; nothing hovers here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { looksOnly }
}
