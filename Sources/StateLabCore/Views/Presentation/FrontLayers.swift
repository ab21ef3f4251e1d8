/// The layers in front of the screen of a host, the last one on top.
@MainActor
final class FrontLayers: GraphAttachment {
  private var layers = ObserverList<FrontLayer>()

  func add(_ layer: FrontLayer) { layers.add(layer) }
  func remove(_ layer: FrontLayer) { layers.remove(layer) }

  /// The layer in front of all others: on the screen, the one that was presented last.
  ///
  /// A silent mount presents its layers in the order of the tree. There, the layers of the screen
  /// keep their order, and new ones are in front of them.
  var top: (any LayerNode)? {
    guard let last = layers.last, last.node.graph.isSilent else { return layers.last?.node }
    var top = last
    layers.forEach { if $0.positionOnScreen >= top.positionOnScreen { top = $0 } }
    return top.node
  }

  func checkInvariants() { layers.checkInvariants() }
}

/// A node that is mounted at one position and drawn at another: in front of the screen, or as the
/// page of a stack.
@MainActor
protocol LayerNode: Node {
  func drawInFront(on screen: Screen)
}

/// A node's entry among the layers of its host.
@MainActor
final class FrontLayer: ListedObserver {
  /// The node retains its layer.
  unowned(unsafe) let node: any LayerNode
  var listPosition = 0
  /// In a silent mount, the layer on the screen at the same identity.
  private let original: FrontLayer?

  init(showing node: any LayerNode, original: FrontLayer?) {
    self.node = node
    self.original = original
  }

  fileprivate var positionOnScreen: Int { original?.listPosition ?? .max }
}

extension Graph {
  private var frontLayers: FrontLayers { attachment() }

  /// Shows a node's content in front of the screen.
  func present(_ layer: FrontLayer) {
    frontLayers.add(layer)
    changedLooks.visibilityChanged()
    screenChanged()
  }

  func withdraw(_ layer: FrontLayer) {
    frontLayers.remove(layer)
    changedLooks.visibilityChanged()
    screenChanged()
  }

  /// The node of the layer that was presented last; nil without layers.
  var frontNode: Node? { frontLayers.top }

  /// Draws the layer that was presented last, or, without layers, the root.
  func draw(_ root: Node?, on screen: Screen) {
    if let top = frontLayers.top {
      screen.pages[.front] = top.serial
      top.drawInFront(on: screen)
    } else {
      root?.answer(screen)
    }
    screen.drawKeyboardItems()
  }
}
