/// The place of something in a bar. Looks only, but for `keyboard`.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// One of the places.
  case automatic, principal, navigation, primaryAction, secondaryAction, status,
    confirmationAction, cancellationAction, destructiveAction, keyboard, topBarLeading,
    topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing
}

/// The content of a bar; here any views may be.
public typealias ToolbarContent = View
/// Puts what stands in bars together.
public typealias ToolbarContentBuilder = ViewBuilder

/// Something in a bar. On this screen it stands below the view that has the bar; above the keyboard,
/// it stands below everything else while a text field has the focus or is edited.
public struct ToolbarItem<Content: View>: BarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views at a place in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// Several things in a bar, which stand on this screen where a ``ToolbarItem`` does.
public struct ToolbarItemGroup<Content: View>: BarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views at a place in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

protocol BarContent: ContainerView {
  var placement: ToolbarItemPlacement { get }
}

extension BarContent {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BarContentNode(view, site)
  }
}

private final class BarContentNode<V: BarContent>: ContainerNode<V> {
  override func answer(_ query: NodeQuery) {
    if view.placement == .keyboard, let screen = query as? Screen {
      screen.addToKeyboard(self)
    } else {
      super.answer(query)
    }
  }
}

extension View {
  /// Mounts what stands in the bars of this view. On this screen it comes below the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attach(content())
  }

  /// Mounts what stands in the bar, as it was written before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    attach(TupleView((leading, trailing)))
  }

  /// Mounts what stands in the bar, as it was written before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View { attach(leading) }

  /// Mounts what stands in the bar, as it was written before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View { attach(trailing) }
}
