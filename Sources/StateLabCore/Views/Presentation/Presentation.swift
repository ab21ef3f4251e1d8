/// A modal presentation in front of the screen. During a presentation, a person cannot use the
/// views behind it, so a host shows only the last presentation.
@MainActor
final class Presentation {
  enum Kind: String {
    case sheet, cover, popover, alert, dialog

    /// The gesture with which a person closes the presentation without its controls.
    var gesture: String? {
      switch self {
      case .sheet: "Swipe down"
      case .popover: "Tap outside"
      case .cover, .alert, .dialog: nil
      }
    }

    /// True if each of its buttons closes the presentation.
    var isDialog: Bool { self == .alert || self == .dialog }
  }

  let kind: Kind
  let dismissal: Dismissal
  /// Draws the content.
  let draw: (Screen) -> Void

  init(_ kind: Kind, _ dismissal: Dismissal, draw: @escaping (Screen) -> Void) {
    self.kind = kind
    self.dismissal = dismissal
    self.draw = draw
  }

  @MainActor func draw(on screen: Screen, at origin: Origin, mayBeSwiped: Bool) {
    screen.draw("--- \(kind.rawValue) ---")
    // The controls inside decide whether there is a default button.
    screen.drawToRead { draw(screen) }
    // An alert without buttons gets a default button.
    if kind == .alert, screen.controls.isEmpty {
      button("OK", at: origin, on: screen)
    } else if kind == .dialog, !screen.drewCancel {
      button("Cancel", at: origin, on: screen)
    }
    if mayBeSwiped, let gesture = kind.gesture { button(gesture, at: origin, on: screen) }
  }

  private func button(_ title: String, at origin: Origin, on screen: Screen) {
    screen.draw(
      "[\(title)]", as: .button(title, perform: dismissal.dismiss), from: origin, isEnabled: true)
  }
}

/// A view that is mounted here and drawn in front of all other views.
nonisolated struct PresentedView<Content: View>: _PrimitiveView {
  let kind: Presentation.Kind
  let origin: Origin
  let dismiss: () -> Void
  let onDismiss: (() -> Void)?
  let content: () -> Content

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    PresentedNode(view, site)
  }
}

private final class PresentedNode<Content: View>: ReadingNode<PresentedView<Content>>, LayerNode {
  private var content: ViewNode<Content>?
  private lazy var layer: FrontLayer = FrontLayer(
    showing: self, original: (original as? Self)?.layer)
  private lazy var dismissal = Dismissal { [weak self] in self?.view.dismiss() }
  private lazy var surroundings: Surroundings = Surroundings(
    in: graph, inside: scope, original: (original as? Self)?.surroundings
  ) { [dismissal, view] in
    $0.dismissal = dismissal
    $0.dialog = view.kind.isDialog ? dismissal : nil
    $0.navigation = nil
    $0.visiblePlace = nil
    $0.columnChoice = nil
    // Our choice: the edit mode of a list behind the presentation does not apply inside.
    $0.editMode = nil
    $0.editModeOfStack = nil
  }

  /// On a compact screen, a popover becomes a sheet, unless its content asks for another form.
  private var kind: Presentation.Kind {
    guard scope.values.horizontalSizeClass == .compact else { return view.kind }
    return view.kind.compact(
      adapting: preferenceOfChildren(CompactAdaptationKey.self) ?? .automatic)
  }

  override init(_ view: PresentedView<Content>, _ site: NodeSite) {
    super.init(view, site)
    graph.present(layer)
    updateContent()
  }

  override func update(_ view: PresentedView<Content>) {
    self.view = view
    updateContent()
  }

  override func runRule() { redraw(updateContent) }

  private func updateContent() {
    let made = trackReads(view.content)
    if let content { return content.update(made) }
    var site = site()
    site.scope = surroundings.scope
    content = Content._makeNode(made, site)
    surroundings.content = content
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  /// The view is drawn in front of the screen, not at its position.
  override func answer(_ query: NodeQuery) { if !(query is Screen) { super.answer(query) } }
  override var isLayer: Bool { true }
  override var viewType: Any.Type? { nil }

  func drawInFront(on screen: Screen) {
    let mayBeSwiped = !SwipePreventionQuery().succeeds(in: content)
    let presentation = Presentation(kind, dismissal) { [content] in content?.draw(on: $0) }
    presentation.draw(on: screen, at: view.origin, mayBeSwiped: mayBeSwiped)
  }

  override func didUnmount() {
    super.didUnmount()
    dismissal.end()
    surroundings.scope.leave()
    graph.withdraw(layer)
    if let onDismiss = view.onDismiss { graph.afterPass(onDismiss) }
  }
}
