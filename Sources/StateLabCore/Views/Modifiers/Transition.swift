/// The way in which a view comes and goes. Nothing moves here; only the order of closures differs
/// (R45).
public struct AnyTransition: Hashable, Sendable {
  private let name: String

  /// Fades in and out on a device.
  public static let opacity = AnyTransition(name: "opacity")
  /// Moves in and out on a device.
  public static let slide = AnyTransition(name: "slide")
  /// Grows and shrinks on a device.
  public static let scale = AnyTransition(name: "scale")
  /// No transition at all: the old view disappears before the new one appears.
  public static let identity = AnyTransition(name: "identity")

  /// In from an edge, and out over it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// In from an edge, and out over the other one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// From another place.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
  /// From another place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(name: "offset")
  }
  /// From another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale")
  }
  /// From one form of a modifier to another. Neither is applied here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "modifier")
  }
  /// One for coming and another for going. Here the second one counts.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    removal
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    self == .identity ? other : self
  }
  /// The same with another curve.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Says how the content comes and goes.
public struct _TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  typealias Playing = TransitionPlayer
}

extension View {
  /// Says how this view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }
}

final class TransitionPlayer: ModifierPlayer<_TransitionModifier> {
  override func answer(_ query: NodeQuery) {
    guard let query = query as? TransitionQuery else { return super.answer(query) }
    query.transition = modifier.transition
  }
}

/// Asks for the transition of the one view that a node stands for.
final class TransitionQuery: NodeQuery {
  var transition: AnyTransition?
  private var asksBelow = true

  override func passOn(below node: Node) {
    guard asksBelow, !node.hasBody, let only = node.onlyChild else { return }
    StepCounter.count()
    only.answer(self)
  }

  /// Asks this node and no other.
  func ask(_ node: Node) -> AnyTransition? {
    asksBelow = false
    node.answer(self)
    return transition
  }
}

extension Node {
  /// True if the view at this node leaves before its successor comes: its transition, written
  /// inside or around it, is the identity (R45).
  fileprivate var leavesFirst: Bool {
    let query = TransitionQuery()
    StepCounter.count()
    answer(query)
    return query.transition == .identity || transitionAround == .identity
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

extension Graph {
  /// Puts a new identity in the place of an old one. By default the new view appears before the old
  /// one disappears (R45).
  func exchange(_ old: Node?, mount: () -> Void) {
    if let old, old.leavesFirst {
      old.unmount()
      mount()
    } else {
      mount()
      old?.unmount()
    }
  }
}
