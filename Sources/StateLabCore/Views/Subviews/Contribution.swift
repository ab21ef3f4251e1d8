/// The contribution of a view's type to the subviews of a container.
struct Contribution {
  /// False if each view of the type is exactly one subview.
  var isList: Bool
  /// True if a view that is one subview may set its container values.
  var setsValues = false
  /// True if views of the type are a list only where the content of the modifier around them is one:
  /// the type is that of the content, with modifiers.
  var followsContent = false

  static let list = Contribution(isList: true)
  static let one = Contribution(isList: false)
}

/// A view that contributes the views in it to a container, and not itself: a tuple, an `if`, a
/// `ForEach`, a group.
nonisolated protocol ListedView: View {
  @MainActor static var contribution: Contribution { get }
}

extension ListedView {
  @MainActor static var contribution: Contribution { .list }
}

extension Contribution {
  @MainActor private static var cache = TypeTable<Contribution>()

  @MainActor static func of<V: View>(_ type: V.Type) -> Contribution {
    if let known = cache[type] { return known }
    // A body may contain its own type: a modifier that applies itself to its content.
    cache.set(.list, for: type)
    let made = make(for: type)
    cache.set(made, for: type)
    return made
  }

  @MainActor private static func make<V: View>(for type: V.Type) -> Contribution {
    if let listed = type as? any ListedView.Type { return listed.contribution }
    if V._isBuiltIn || V.Body.self == Never.self { return .one }
    return ofBody(V.Body.self)
  }

  /// A custom view is one subview if its body is, and else contributes the subviews of its body. A
  /// body that sets container values counts as a list, because the values are known only once the
  /// body has run.
  @MainActor static func ofBody<Body: View>(_ type: Body.Type) -> Contribution {
    let body = of(type)
    guard body.isList || body.setsValues else { return .one }
    return Contribution(isList: true, followsContent: body.followsContent && !body.setsValues)
  }
}

extension View {
  /// Mounts the view. In content that is resolved to subviews, a view that is one subview is mounted
  /// later, where the container places the subview.
  @MainActor static func mount(_ view: Self, at site: NodeSite) -> ViewNode<Self> {
    guard site.isListed, !Contribution.of(Self.self).isList else { return _makeNode(view, site) }
    return SubviewSource(view, site)
  }
}

extension TupleView: ListedView {}
extension Optional: ListedView where Wrapped: View {}
extension _ConditionalContent: ListedView {}
extension AnyView: ListedView {}
extension EmptyView: ListedView {}
extension ForEach: ListedView where Content: View {}
extension Group: ListedView {}
extension Section: ListedView {}
extension ButtonStyleConfiguration.Label: ListedView {}

extension _ViewModifier_Content: ListedView {
  @MainActor static var contribution: Contribution {
    Contribution(isList: true, followsContent: true)
  }
}

extension EquatableView: ListedView {
  @MainActor static var contribution: Contribution { .of(Content.self) }
}

extension SubscriptionView: ListedView {
  @MainActor static var contribution: Contribution { .of(Content.self) }
}

extension IDView: ListedView {
  @MainActor static var contribution: Contribution {
    var contribution = Contribution.of(Content.self)
    contribution.setsValues = true
    return contribution
  }
}

extension ModifiedContent: ListedView where Content: View, Modifier: ViewModifier {
  /// A modifier of the program contributes the subviews of its body.
  @MainActor static var contribution: Contribution {
    if Modifier.hasOwnBody {
      let body = Contribution.ofBody(Modifier.Body.self)
      return body.followsContent ? Contribution.ofBody(Content.self) : body
    }
    var contribution = Contribution.of(Content.self)
    if Modifier.self is any ContainerValueSetting.Type { contribution.setsValues = true }
    return contribution
  }
}
