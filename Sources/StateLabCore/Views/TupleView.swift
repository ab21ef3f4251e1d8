/// Several views, as a tuple: the result of several statements in a builder.
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views; an element that is no view ends the process at the mount.
  public var value: T

  /// Creates one view from these views; a builder calls this initializer.
  public init(_ value: T) { self.value = value }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    TupleNode(view, site)
  }
}

/// Several views, of which a container mounts the first alone.
protocol SeveralViews {
  @MainActor func makeFirst(_ site: NodeSite) -> Node
}

extension TupleView: SeveralViews {
  @MainActor func makeFirst(_ site: NodeSite) -> Node { TupleNode(self, site, count: 1) }
}

private final class TupleNode<T>: ViewNode<TupleView<T>>, TransparentNode {
  private let layout = TupleLayout.of(T.self)
  private var children: [Node] = []

  /// - Parameter count: The number of views to mount, from the first; nil for all.
  init(_ view: TupleView<T>, _ site: NodeSite, count: Int? = nil) {
    super.init(view, site)
    let elements = layout.elements.prefix(count ?? .max)
    withUnsafePointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for (index, element) in elements.enumerated() {
        let original = (original as? TupleNode<T>)?.children[index]
        children.append(
          element.makeNode(base, self.site(key: .position(index), original: original)))
      }
    }
  }

  override func update(_ view: TupleView<T>) {
    StepCounter.count(children.count)
    self.view = view
    withUnsafePointer(to: view.value) { pointer in
      let base = UnsafeRawPointer(pointer)
      for (element, child) in zip(layout.elements, children) { element.update(child, base) }
    }
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let layout as RowLayout:
      // Views after rows without room have no room either.
      for child in children {
        layout.rows.show(child, layout.rows.rest == 0)
        child.answer(layout)
      }
    case let subviews as SubviewQuery:
      for (index, child) in children.enumerated() {
        subviews.within(.position(index)) { child.answer(subviews) }
      }
    default: super.answer(query)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { children.forEach(visit) }
  override var viewType: Any.Type? { nil }
  override var drawsInPlace: Bool { true }
}

/// The views of a tuple type: their types and their offsets in the tuple's memory, once per type.
@MainActor
private final class TupleLayout {
  let elements: [TupleElement]

  private init(_ type: Any.Type) {
    let fields = FieldLayout.of(type)
    elements = fields.map { field in
      guard let view = field.type as? any View.Type else {
        fatalError("\(typeName(field.type)) stands among views and is none.")
      }
      return view.element(at: field.offset)
    }
  }

  private static var cache = TypeTable<TupleLayout>()

  static func of(_ type: Any.Type) -> TupleLayout {
    if let known = cache[type] { return known }
    let layout = TupleLayout(type)
    cache.set(layout, for: type)
    return layout
  }
}

extension View {
  fileprivate static func element(at offset: Int) -> TupleElement {
    TypedTupleElement<Self>(offset: offset)
  }
}

@MainActor
private class TupleElement {
  let offset: Int

  init(offset: Int) { self.offset = offset }

  func makeNode(_ tuple: UnsafeRawPointer, _ site: NodeSite) -> Node { fatalError("abstract") }
  func update(_ node: Node, _ tuple: UnsafeRawPointer) {}
}

private final class TypedTupleElement<V: View>: TupleElement {
  private func view(in tuple: UnsafeRawPointer) -> V {
    (tuple + offset).assumingMemoryBound(to: V.self).pointee
  }

  override func makeNode(_ tuple: UnsafeRawPointer, _ site: NodeSite) -> Node {
    V.mount(view(in: tuple), at: site)
  }

  override func update(_ node: Node, _ tuple: UnsafeRawPointer) {
    node.of(V.self).update(view(in: tuple))
  }
}
