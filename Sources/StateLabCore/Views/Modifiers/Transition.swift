/// The transition of a view that appears or disappears. In the simulation nothing moves; only the
/// order of closures differs (R45).
public struct AnyTransition: Hashable, Sendable {
  private let name: String
  /// True if the removal has no transition.
  fileprivate var leavesFirst = false

  private init(name: String, leavesFirst: Bool = false) {
    (self.name, self.leavesFirst) = (name, leavesFirst)
  }

  /// A fade, on a device.
  public static let opacity = AnyTransition(name: "opacity")
  /// A slide, on a device.
  public static let slide = AnyTransition(name: "slide")
  /// A change of scale, on a device.
  public static let scale = AnyTransition(name: "scale")
  /// No transition: the old view disappears before the new view appears.
  public static let identity = AnyTransition(name: "identity", leavesFirst: true)

  /// A move in from an edge, and out over the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move(\(edge))") }
  /// A move in from an edge, and out over the opposite edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push(\(edge))") }
  /// A move from an offset position.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: offset.width, y: offset.height)
  }
  /// A move from an offset position.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset(\(x), \(y))")
  }
  /// A change of scale.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale(\(scale), \(anchor.x), \(anchor.y))")
  }
  /// A change from one state of a modifier to another. Neither modifier is applied here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier(\(typeName(E.self)))")
  }
  /// Separate transitions for insertion and removal. In the simulation only the removal counts.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      name: "asymmetric(\(insertion.name), \(removal.name))", leavesFirst: removal.leavesFirst)
  }
  /// Two transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      name: "\(name) combined with \(other.name)", leavesFirst: leavesFirst && other.leavesFirst)
  }
  /// The transition with another animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      name: "\(name) with \(animation.map { "\($0.name), \($0.duration) s" } ?? "no animation")",
      leavesFirst: leavesFirst)
  }
}

extension AnyTransition {
  /// A blur and a change of scale, on a device.
  public static let blurReplace = AnyTransition(name: "blurReplace")

  /// A transition of the program, which is never applied here.
  public init(_ transition: some Transition) {
    switch transition {
    case is IdentityTransition: self = .identity
    case let parts as any TransitionOfParts: self = parts.erased
    case let scale as ScaleTransition: self = .scale(scale: scale.scale, anchor: scale.anchor)
    default: self.init(name: "\(type(of: transition))")
    }
  }
}

/// A transition of the program (iOS 17). Nothing moves here: its body never runs.
@preconcurrency @MainActor
public protocol Transition {
  /// The type of the result of ``body(content:phase:)``; the compiler infers it.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView
  /// The view in a phase of the transition.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A blur and a change of scale, on a device.
public struct BlurReplaceTransition: Transition {
  /// The change of scale. The new view grows; the old view shrinks (`downUp`) or grows (`upUp`).
  public enum Configuration: _LooksOption { case downUp, upUp }

  /// The transition with a change of scale. Looks only.
  nonisolated public init(configuration: Configuration) {}

  /// The view itself; never called here.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A blur and a change of scale, on a device.
  @_disfavoredOverload
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: config) }
}

/// A fade, on a device.
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  /// The view itself; never called here.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// No transition: the old view disappears before the new view appears.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  /// The view itself; never called here.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A change of scale, on a device.
public struct ScaleTransition: Transition {
  /// The factor while the view is not there.
  public var scale: Double
  /// The point that stays in its place.
  public var anchor: UnitPoint

  /// The transition from and to this factor. Looks only.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view itself; never called here.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Separate transitions for insertion and removal. In the simulation only the removal counts.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition
{
  /// The transition of a view that appears. Looks only.
  public var insertion: Insertion
  /// The transition of a view that disappears.
  public var removal: Removal

  /// The transition of these two parts.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// The view itself; never called here.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Two transitions at once.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>: Transition {
  fileprivate let first: First
  fileprivate let second: Second
  /// The view itself; never called here.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// Two transitions at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }
  /// The transition with another animation. Looks only.
  nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

extension _CombinedTransition: TransitionOfParts {
  fileprivate var erased: AnyTransition {
    AnyTransition(first).combined(with: AnyTransition(second))
  }
}

/// A transition that consists of other transitions.
nonisolated private protocol TransitionOfParts { var erased: AnyTransition { get } }
extension AsymmetricTransition: TransitionOfParts {
  fileprivate var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

extension Transition where Self == OpacityTransition {
  /// A fade, on a device.
  @_disfavoredOverload
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the old view disappears before the new view appears.
  @_disfavoredOverload
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// A change of scale from zero, on a device.
  @_disfavoredOverload
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// A change of scale, on a device.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears, while it is there, or after it disappears.
  case willAppear, identity, didDisappear

  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before the view appears, 1 after it disappears, and 0 between.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Sets the transition of the content.
nonisolated public struct _TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  typealias Playing = TransitionPlayer

  static var drawsInPlace: Bool { true }
}

nonisolated extension View {
  /// Sets the transition of this view.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// Sets a transition of the program for this view.
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}

final class TransitionPlayer: ModifierPlayer<_TransitionModifier> {
  override func answer(_ query: NodeQuery) {
    guard let query = query as? TransitionQuery else { return super.answer(query) }
    query.transition = modifier.transition
  }
}

/// Queries the transition of a node's single view.
final class TransitionQuery: NodeQuery {
  var transition: AnyTransition?
  private var asksBelow = true

  override func passOn(below node: Node) {
    guard asksBelow, !node.hasBody, let only = node.onlyChild else { return }
    StepCounter.count()
    only.answer(self)
  }

  /// Queries this node only.
  func ask(_ node: Node) -> AnyTransition? {
    asksBelow = false
    node.answer(self)
    return transition
  }
}

extension Node {
  /// True if the view at this node is removed before its successor appears: its transition, set
  /// inside or around the view, is the identity (R45).
  fileprivate var leavesFirst: Bool {
    let query = TransitionQuery()
    StepCounter.count()
    answer(query)
    return query.transition?.leavesFirst == true || transitionAround?.leavesFirst == true
  }

  private var transitionAround: AnyTransition? {
    let query = TransitionQuery()
    var ancestor = parent
    while let node = ancestor, node.viewType == nil {
      StepCounter.count()
      if let transition = query.ask(node) { return transition }
      ancestor = node.parent
    }
    return nil
  }
}

extension Node {
  /// Replaces an old identity with a new one in the region at this place. By default, the new view
  /// appears before the old view disappears (R45).
  final func replaceChild(_ old: Node?, at place: DrawnLines.Place, mount: () -> Void) {
    graph.changeRegion(at: place) {
      if let old, old.leavesFirst {
        old.unmount()
        mount()
      } else {
        mount()
        old?.unmount()
      }
    }
    subviewsChanged()
  }
}
