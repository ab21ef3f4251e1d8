/// A view that tells its content how large it is. **Nothing is laid out here**: it always has the
/// size of a phone, 390 by 844 points, at the origin.
public struct GeometryReader<Content: View>: ComputedView {
  /// Makes the content.
  public let content: (GeometryProxy) -> Content

  /// A view that reads its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  func makeContent(at node: Node) -> Content { content(GeometryProxy()) }
}

/// The size and the place of a view: always 390 by 844 points, at the origin.
public struct GeometryProxy: Sendable {
  /// The size of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// The insets that the system keeps free: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The place of the view, which is the same in all coordinates.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The place of the view, which is the same in all coordinates.
  public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

extension View {
  /// Tells `action` once what `transform` makes of the fixed size of this view, after it appeared.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void, fileID: String = #fileID, line: Int = #line
  ) -> some View {
    modifier(
      _GeometryActionModifier(
        action: {
          let value = transform(GeometryProxy())
          return (.init(describing: value), { action(value) })
        }, origin: Origin(fileID, line)))
  }

  /// Tells `action` once what `transform` makes of the fixed size of this view, after it appeared;
  /// there is no other value before, so both are the same.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    onGeometryChange(
      for: type, of: transform, action: { action($0, $0) }, fileID: fileID, line: line)
  }
}

/// Tells somebody the size of a view, which never changes.
public struct _GeometryActionModifier: PrimitiveModifier {
  /// Finds the value that the program is told, and returns it in words with a closure that tells
  /// it.
  let action: () -> (ValueDescription, () -> Void)
  let origin: Origin

  typealias Playing = GeometryActionPlayer
}

final class GeometryActionPlayer: ModifierPlayer<_GeometryActionModifier> {
  override func didMount() {
    let graph = node.graph
    let view = node.maker?.identity
    let modifier = modifier
    graph.afterPass {
      let (value, tell) = modifier.action()
      graph.record(
        .geometryChanged(value: value), at: view, from: modifier.origin, thenRunning: tell)
    }
  }
}

/// A view that lets its content be scrolled to a row.
public struct ScrollViewReader<Content: View>: ComputedView {
  /// Makes the content.
  public let content: (ScrollViewProxy) -> Content

  /// A view whose content gets a ``ScrollViewProxy``.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  func makeContent(at node: Node) -> Content { content(ScrollViewProxy(place: WeakNode(node))) }
}

/// Scrolls to a row of the lazy containers inside its ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  fileprivate let place: WeakNode

  /// Scrolls down until the row of this element of a ``ForEach`` is on the screen, with all those
  /// before it. Does nothing where it is there already.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let id = AnyHashable(id)
    MainThread.assume {
      _ = ScrollToQuery(id).succeeds(in: place.node)
    }
  }
}

/// A node, for as long as it is mounted.
@MainActor
private final class WeakNode: Sendable {
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }
}
