/// A view whose content receives the view's size. **The simulation has no layout**: the size is
/// always that of a phone, 390 by 844 points, at the origin.
nonisolated public struct GeometryReader<Content: View>: ComputedView {
  /// Creates the content.
  public let content: (GeometryProxy) -> Content

  /// A view whose content reads the view's size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeContent(at node: Node) -> Content { content(GeometryProxy()) }
}

extension GeometryReader: ArrangingContainer {}

/// The size and the position of a view: always 390 by 844 points, at the origin.
public struct GeometryProxy: Sendable {
  /// The size of a phone.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// The safe area insets: always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the view, equal in all coordinate spaces.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The frame of the view, equal in all coordinate spaces.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The bounds of a scroll view or of an ancestor, in the space of the view.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    CGRect(origin: .zero, size: size)
  }
}

nonisolated extension View {
  /// Calls `action` once with the result of `transform` for the fixed size of this view, after the
  /// view appeared.
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

  /// Calls `action` once with the result of `transform` for the fixed size of this view, after the
  /// view appeared; there is no earlier value, so both arguments are equal.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void, fileID: String = #fileID,
    line: Int = #line
  ) -> some View {
    onGeometryChange(
      for: type, of: transform, action: { action($0, $0) }, fileID: fileID, line: line)
  }
}

/// Calls an action with the size of a view, which never changes.
nonisolated public struct _GeometryActionModifier: PrimitiveModifier {
  /// Computes the value, and returns its description with a closure that calls the action.
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

/// A view whose content can scroll to a row.
nonisolated public struct ScrollViewReader<Content: View>: ComputedView {
  /// Creates the content.
  public let content: (ScrollViewProxy) -> Content

  /// A view whose content receives a ``ScrollViewProxy``.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor func makeContent(at node: Node) -> Content {
    content(ScrollViewProxy(place: WeakNode(node)))
  }
}

/// Scrolls to a row of the lazy containers inside its ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  fileprivate let place: WeakNode

  /// Scrolls down until the row of this ``ForEach`` element, and all rows before it, are on the
  /// screen. Has no effect if the row is on the screen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard MainThread.isCurrent else { return }
    nonisolated(unsafe) let id = AnyHashable(id)
    MainThread.assume {
      _ = ScrollToQuery(id).succeeds(in: place.node)
    }
  }
}

/// A weak reference to a mounted node.
@MainActor
private final class WeakNode: Sendable {
  private(set) weak var node: Node?

  init(_ node: Node) { self.node = node }
}
