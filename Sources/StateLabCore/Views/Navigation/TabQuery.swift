/// Collects the tabs of a ``TabView``, with their traits.
final class TabQuery: NodeQuery {
  /// The traits of enclosing modifiers.
  private var outer = TabTraits()
  private var found: [CollectedTab] = []

  /// Runs the query with default traits for tabs without their own.
  func within(_ traits: TabTraits, _ ask: () -> Void) {
    let outer = exchange(&self.outer, with: traits.inside(outer))
    ask()
    self.outer = outer
  }

  func add(_ tab: any TabPlace, _ traits: TabTraits) {
    found.append(CollectedTab(place: tab, traits: traits.inside(outer)))
  }

  static func tabs(in node: Node) -> [CollectedTab] {
    let query = TabQuery()
    node.answer(query)
    return query.found
  }
}

/// A tab of a ``TabView``, with its modifiers.
struct CollectedTab {
  let place: any TabPlace
  let traits: TabTraits
}

/// A tab, mounted or not yet.
@MainActor
protocol TabPlace: Node {
  var title: String { get }
  func show(_ isShown: Bool)
}

/// The value of a tab, and its badge.
struct TabTraits {
  var tag: AnyHashable?
  var badge: String?

  /// These traits, with the outer modifier's traits for missing ones.
  func inside(_ outer: TabTraits) -> TabTraits {
    TabTraits(tag: tag ?? outer.tag, badge: badge ?? outer.badge)
  }
}
