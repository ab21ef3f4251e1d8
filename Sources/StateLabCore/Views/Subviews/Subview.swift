/// A view of a container's content, which the container places: see
/// ``Group/init(subviews:transform:)`` (iOS 18).
///
/// The view is mounted where the container places the subview. Its state lasts while the container
/// places a subview with this id there. Modifiers on the subview apply outside the modifiers of the
/// view.
///
/// Our simplification: a single view belongs to the place, with its modifiers. In SwiftUI, the
/// properties of a custom view read the environment of the container, not of the place, and
/// `onChange` acts in the content. Reverse engineering shows that the state of a custom view lasts
/// while the view is in the content, even if the container leaves the view out.
nonisolated public struct Subview: _PrimitiveView, Identifiable {
  let source: MovableView
  /// The identity of the view in the content: its position, and the ids of a ``ForEach`` and of
  /// ``View/id(_:)``.
  public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues

  /// The identity of a subview, from the outermost part of the content to the view.
  public struct ID: Hashable {
    enum Part: Hashable {
      case position(Int)
      case branch(isFirst: Bool)
      case element(AnyHashable, occurrence: Int)
      case explicit(AnyHashable)
    }

    let parts: [Part]
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    SubviewNode(view, site)
  }
}

extension Subview: ContainerValueCarrier, ListedView {
  @MainActor static var contribution: Contribution { Contribution(isList: false, setsValues: true) }

  /// In an outer container, the subview keeps its values.
  @MainActor func carry(_ values: inout ContainerValues, _ path: inout [ID.Part]) {
    values.add(containerValues)
  }
}

extension Subview.ID {
  /// The id of ``View/id(_:)``, or else of the element of the innermost ``ForEach``.
  var givenID: AnyHashable? {
    for part in parts.reversed() {
      switch part {
      case .explicit(let id), .element(let id, _): return id
      case .position, .branch: continue
      }
    }
    return nil
  }
}

extension Subview.ID: ComposedID {
  var endsWithObject: Bool { givenID?.base is ObjectIdentifier }
}

extension Subview.ID: CustomStringConvertible {
  /// The parts, separated by dots.
  public var description: String {
    parts.isEmpty ? "0" : parts.map(\.text).joined(separator: ".")
  }
}

extension Subview.ID.Part {
  fileprivate var text: String {
    switch self {
    case .position(let position): "\(position)"
    case .branch(let isFirst): isFirst ? "if" : "else"
    case .element(let id, let occurrence):
      describe(id.base) + (occurrence > 1 ? " (\(occurrence))" : "")
    case .explicit(let id): describe(id.base)
    }
  }
}

/// A place of a subview: the view is mounted here.
private final class SubviewNode: ViewNode<Subview>, TransparentNode {
  private var place: MovableView.Place?
  private var lines = DrawnLines.Place()

  override init(_ view: Subview, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  private func mount() {
    // The program may place a subview that it kept after the view left the content.
    guard view.source.holder?.graph === graph else { return }
    place = view.source.mount(at: site()) { [weak self] in self?.exchange {} }
  }

  override func update(_ view: Subview) {
    let old = self.view
    self.view = view
    guard old.source !== view.source else { return }
    let place = place
    exchange(mount)
    if let place { old.source.leave(place) }
  }

  private func exchange(_ mount: () -> Void) {
    let old = place.take()
    replaceChild(old?.node, at: lines, mount: mount)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let place { visit(place.node) } }
  override func didUnmount() { if let place { view.source.leave(place) } }
  override var makerOfChildren: Node? { view.source.holder?.maker }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawRegion(of: self, at: &lines)
    case let search as ModifierQuery: search.next = view.source.holder ?? parent
    case let choices as ChoiceQuery:
      choices.tagging(view.containerValues.elementID ?? choices.tag) { super.answer(choices) }
    default: super.answer(query)
    }
  }
}
