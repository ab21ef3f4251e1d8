/// An app: it keeps what the whole program shares, and its scenes hold the views.
///
/// Apps keep state as views do: `@State`, `@StateObject` and the like are installed before `body`
/// runs. Nothing stands above an app that would make it a second time. Declared as Apple declares
/// it (iOS 14).
@preconcurrency @MainActor
public protocol App {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Scene
  /// The scenes; the first one is opened.
  @SceneBuilder var body: Body { get }
  /// Called once, before anything is mounted: the app's state takes its initial values.
  init()
}

extension App {
  /// Mounts the app and prints its first screen: what `@main` calls. To play an app, hand it to a
  /// ``Host``. Ours: Apple's runs the app.
  public static func main() { print(Host(app: Self(), recording: false).screen) }
}

/// An app, as the root of the views that a host mounts.
struct AppView<Content: App>: _PrimitiveView {
  let app: Content

  static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    AppNode(view, site)
  }
}

/// The node of an app: it installs the app's properties, and runs its body.
private final class AppNode<Content: App>: RuleNode<AppView<Content>, Content> {
  private var scene: ViewNode<_SceneView<Content.Body>>?

  override init(_ view: AppView<Content>, _ site: NodeSite) {
    super.init(view, site)
    graph.require(.app)
    mount()
  }

  override var container: Content { view.app }

  override func runBody(of installed: Content) {
    let body = _SceneView(scene: track { installed.body })
    if let scene { scene.update(body) } else { scene = Content.Body._makeScene(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let scene { visit(scene) } }
  override var viewType: Any.Type? { Content.self }
}
