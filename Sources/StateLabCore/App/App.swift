/// An app: it keeps the state that the whole program shares, and its scenes hold the views.
///
/// Apps keep state as views do: the runtime installs `@State`, `@StateObject` and other dynamic
/// properties before `body` runs. An app has no parent that could create it again. The declaration
/// is Apple's (iOS 14).
@preconcurrency @MainActor
public protocol App {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene
  /// The scenes of the app. A host opens the first scene.
  @SceneBuilder var body: Body { get }
  /// Creates the app once, before the host mounts a view: the app's state gets its initial values.
  init()
}

extension App {
  /// Mounts the app and prints its first screen. `@main` calls this method. To play actions, pass
  /// the app to a ``Host``. Known difference: Apple's `main()` runs the app.
  public static func main() { print(Host(app: Self(), recording: false).screen) }
}

/// An app, as the root of a host's views.
nonisolated struct AppView<Content: App>: _PrimitiveView {
  let app: Content
  /// The delegate of the app, if it has one.
  let delegate: AnyObject?

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    AppNode(view, site)
  }
}

/// The node of an app, which installs the app's properties and runs its body.
private final class AppNode<Content: App>: RuleNode<AppView<Content>, Content> {
  private var scene: ViewNode<_SceneView<Content.Body>>?
  private lazy var inside = EnvironmentScope(in: scope) { [delegate = view.delegate] in
    if let delegate { $0.supply(delegate) }
  }

  override init(_ view: AppView<Content>, _ site: NodeSite) {
    super.init(view, site)
    graph.require(.app)
    mount()
  }

  override var container: Content { view.app }

  override func runBody(of installed: Content) {
    let body = _SceneView(scene: track { installed.body })
    if let scene { return scene.update(body) }
    var site = site()
    if view.delegate != nil { site.scope = inside }
    scene = Content.Body._makeScene(body, site)
  }

  override func didUnmount() {
    if view.delegate != nil { inside.leave() }
    super.didUnmount()
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let scene { visit(scene) } }
  override var viewType: Any.Type? { Content.self }
}
