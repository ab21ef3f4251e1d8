// Animations in steps. Nothing moves here: the content shows the first phase, or the initial value.

/// A view that goes through phases on a device; here it shows the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View, _BuiltIn {
  /// Nil without a phase.
  private let content: Content?

  private init(_ phases: some Sequence<Phase>, _ content: (Phase) -> Content) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// A view that goes through the phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content) }

  /// A view that goes through the phases once after each change of the trigger.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { self.init(phases, content) }

  /// The content in the first phase.
  @MainActor public var body: some View { content }
}

/// The modified view in the closure of an animation in steps.
public typealias PlaceholderContentView = AnyView

nonisolated extension View {
  /// Shows this view in the first phase: nothing moves here.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(AnyView(self), $0) } }

  /// Shows this view in the first phase: nothing moves here.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { PhaseAnimator(phases) { content(AnyView(self), $0) } }

  /// Shows this view with the initial value: nothing moves here. The keyframes are not built.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(AnyView(self), initialValue) }

  /// Shows this view with the initial value: nothing moves here. The keyframes are not built.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(AnyView(self), initialValue) }
}

/// A view with keyframes on a device; here it shows the initial value.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View, _BuiltIn {
  private let content: Content

  /// A view with keyframes that repeat.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { self.content = content(initialValue) }

  /// A view with keyframes after each change of the trigger.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) { self.content = content(initialValue) }

  /// The content with the initial value.
  @MainActor public var body: some View { content }
}

/// Keyframes of a value. Looks only.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of one property of a value. Looks only.
public struct KeyframeTrack<Value>: Keyframes {
  /// Keyframes of a property.
  public init<Animated>(
    _ keyPath: WritableKeyPath<Value, Animated>,
    @KeyframeTrackContentBuilder<Animated> content: () -> _KeyframeTrackContent<Animated>
  ) {}

  /// Keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> _KeyframeTrackContent<Value>) {}
}

/// The keyframes of a track. Looks only.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value
}

/// The keyframes of a track. Looks only.
public struct _KeyframeTrackContent<Value>: KeyframeTrackContent {
  fileprivate init() {}
}

/// A keyframe with a linear change, or with another curve. Looks only.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// A keyframe that nothing plays.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// A keyframe that nothing plays.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// A keyframe that nothing plays.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// A keyframe that nothing plays.
  public init(_ to: Value) {}
}

/// Builds the keyframes of a track. Looks only.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// The result of every method: nothing, because nothing is played.
  public typealias Content = _KeyframeTrackContent<Value>
  /// A keyframe, or a group of keyframes.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> Content {
    Content()
  }
  /// Keyframes in a row.
  public static func buildBlock(_ content: Content...) -> Content { Content() }
  /// The keyframes of an `if`.
  public static func buildOptional(_ content: Content?) -> Content { Content() }
  /// The keyframes of the first branch.
  public static func buildEither(first content: Content) -> Content { content }
  /// The keyframes of the second branch.
  public static func buildEither(second content: Content) -> Content { content }
  /// The keyframes of a loop.
  public static func buildArray(_ content: [Content]) -> Content { Content() }
}

/// Builds the tracks of a value, or the keyframes of the value itself. Looks only.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// The result of every method: nothing, because nothing is played.
  public typealias Content = _KeyframeTrackContent<Value>
  /// A track, or a group of tracks.
  public static func buildExpression(_ track: some Keyframes<Value>) -> Content { Content() }
  /// A keyframe of the value itself.
  public static func buildExpression(_ keyframe: some KeyframeTrackContent<Value>) -> Content {
    Content()
  }
  /// Tracks beside each other, or keyframes in a row.
  public static func buildBlock(_ content: Content...) -> Content { Content() }
  /// The keyframes of an `if`.
  public static func buildOptional(_ content: Content?) -> Content { Content() }
  /// The keyframes of the first branch.
  public static func buildEither(first content: Content) -> Content { content }
  /// The keyframes of the second branch.
  public static func buildEither(second content: Content) -> Content { content }
  /// The keyframes of a loop.
  public static func buildArray(_ content: [Content]) -> Content { Content() }
}

extension _KeyframeTrackContent: Keyframes {}
