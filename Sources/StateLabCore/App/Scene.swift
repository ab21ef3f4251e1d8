/// A part of an app with a place of its own on the screen, such as a window (iOS 14).
@preconcurrency @MainActor
public protocol Scene {
  /// The type of ``body``; `Never` for the scenes of the laboratory.
  associatedtype Body: Scene
  /// The scenes that compose this scene. `body` runs again when the scene's state has changed.
  @SceneBuilder var body: Body { get }

  /// Creates the node of this scene.
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

/// A scene as a view. The runtime creates it.
nonisolated public struct _SceneView<Content: Scene>: _PrimitiveView {
  let scene: Content

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    Content._makeScene(view, site)
  }
}

/// The node of a scene with a body.
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

/// A scene without a body, which the runtime mounts by its view.
public protocol _PrimitiveScene: Scene where Body == Never {
  associatedtype Content: View
  var _content: Content { get }
}

extension _PrimitiveScene {
  /// A primitive scene has no body; calling `body` ends the process (W17).
  @MainActor public var body: Never { FatalMessage.noBody(Self.self) }

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

/// Builds one scene from the statements in an app's `body`.
@resultBuilder
@MainActor
public enum SceneBuilder {
  /// Returns a scene statement unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns a single scene unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the first scene, which opens by itself. The others would wait for `openWindow`, which
  /// the simulation leaves out (our choice).
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First { first }

  /// Returns a scene inside `if #available` unchanged, without type erasure.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

extension Scene {
  /// Sets the store of each ``AppStorage`` inside that names no store.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
