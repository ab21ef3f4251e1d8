/// Collects the tabs of a ``TabView``, with what they stand for.
final class TabQuery: NodeQuery {
  /// The traits that modifiers around have set.
  private var outer = TabTraits()
  private var found: [CollectedTab] = []

  /// Asks with traits for what has none of its own.
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

/// What a tab stands for, and what it shows beside its title.
struct TabTraits {
  var tag: AnyHashable?
  var badge: String?

  /// These, and where one is missing that of a modifier further out.
  func inside(_ outer: TabTraits) -> TabTraits {
    TabTraits(tag: tag ?? outer.tag, badge: badge ?? outer.badge)
  }
}
