/// A number or a text that a row or a tab shows beside its title.
public struct _BadgeModifier: PrimitiveModifier {
  /// Nil where nothing is shown.
  let text: String?

  init(text: String?) { self.text = text }
  init(_ count: Int) { text = count == 0 ? nil : "\(count)" }

  typealias Playing = BadgePlayer
}

extension View {
  /// Shows a number with a row of a list or form, or with a tab; 0 shows nothing. On this screen it
  /// stands in parentheses, and is no part of the label. Anywhere else it is not shown.
  public func badge(_ count: Int) -> some View { modifier(_BadgeModifier(count)) }
  /// Shows a text with a row of a list or form, or with a tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> some View {
    modifier(_BadgeModifier(text: String(label)))
  }
  /// Shows a text with a row of a list or form, or with a tab; nil shows nothing.
  public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label?.content)) }
  /// Shows a text with a row of a list or form, or with a tab.
  public func badge(_ label: LocalizedStringKey) -> some View {
    modifier(_BadgeModifier(text: label.text))
  }
}

final class BadgePlayer: ModifierPlayer<_BadgeModifier> {
  override var tabTraits: TabTraits { TabTraits(badge: modifier.text) }

  override func update(_ new: _BadgeModifier) {
    if modifier.text != new.text { node.graph.screenChanged() }
    modifier = new
  }

  override func draw(_ content: Node, on screen: inout Screen) {
    let line = screen.lineCount
    content.draw(on: &screen)
    if let badge = modifier.text { screen.draw(badge: badge, atLine: line) }
  }
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

/// A view in which a badge may be found before it is mounted.
@MainActor
protocol BadgedContent {
  var badgeInside: String? { get }
}

extension ModifiedContent: BadgedContent {
  var badgeInside: String? {
    (modifier as? _BadgeModifier)?.text ?? (content as? any BadgedContent)?.badgeInside
  }
}
