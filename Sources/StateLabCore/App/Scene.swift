/// A part of an app that has a place of its own on the screen, such as a window (iOS 14).
@preconcurrency @MainActor
public protocol Scene {
  /// The type of ``body``; `Never` for the scenes that the laboratory knows.
  associatedtype Body: Scene
  /// The scenes that this one is made of. It runs anew when state of the scene has changed.
  @SceneBuilder var body: Body { get }

  /// Makes the node that stands for this scene.
  static func _makeScene(
    _ view: _SceneView<Self>, _ site: NodeSite
  ) -> ViewNode<_SceneView<Self>>
}

extension Scene {
  public static func _makeScene(
    _ view: _SceneView<Self>, _ site: NodeSite
  ) -> ViewNode<_SceneView<Self>> {
    SceneNode(view, site)
  }
}

extension Never: Scene {}

/// A scene, where views stand. The runtime makes it.
public struct _SceneView<Content: Scene>: _PrimitiveView {
  let scene: Content

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    Content._makeScene(view, site)
  }
}

/// The node of a scene with a body, the ones that people write.
private final class SceneNode<Content: Scene>: RuleNode<_SceneView<Content>, Content> {
  private var content: ViewNode<_SceneView<Content.Body>>?

  override init(_ view: _SceneView<Content>, _ site: NodeSite) {
    super.init(view, site)
    mount()
  }

  override var container: Content { view.scene }

  override func update(_ view: _SceneView<Content>) {
    let old = self.view.scene
    self.view = view
    replace(old)
  }

  override func runBody(of installed: Content) {
    let body = _SceneView(scene: track { installed.body })
    if let content { content.update(body) } else { content = Content.Body._makeScene(body, site()) }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { Content.self }
}

/// A scene that the runtime itself knows how to mount, by the view that it shows.
public protocol _PrimitiveScene: Scene where Body == Never {
  associatedtype Content: View
  var _content: Content { get }
}

extension _PrimitiveScene {
  /// Such a scene has no body; calling it ends the process (W17).
  public var body: Never { FatalMessage.noBody(Self.self) }

  public static func _makeScene(
    _ view: _SceneView<Self>, _ site: NodeSite
  ) -> ViewNode<_SceneView<Self>> {
    PrimitiveSceneNode(view, site)
  }
}

private final class PrimitiveSceneNode<S: _PrimitiveScene>: ViewNode<_SceneView<S>> {
  private var content: ViewNode<S.Content>?

  override init(_ view: _SceneView<S>, _ site: NodeSite) {
    super.init(view, site)
    content = S.Content._makeNode(view.scene._content, self.site())
  }

  override func update(_ view: _SceneView<S>) {
    self.view = view
    content?.update(view.scene._content)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }
  override var viewType: Any.Type? { nil }
}

/// Makes one scene of the statements in an app's `body`.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// A scene that stands as a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A single scene stays what it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first scene: it is the one that opens by itself. The others wait for `openWindow`, which
  /// nobody calls here. Our choice of what to leave out.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }

  /// A scene inside `if #available`, whose type stays visible: here every release has it.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
