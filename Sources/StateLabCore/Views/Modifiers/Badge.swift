/// A number or a text beside the title of a row or a tab.
nonisolated public struct _BadgeModifier: PrimitiveModifier {
  /// The text; nil for no badge.
  let text: String?

  /// An empty text shows no badge.
  init(text: String?) { self.text = text?.isEmpty == true ? nil : text }
  init(_ count: Int) { text = count == 0 ? nil : "\(count)" }

  typealias Playing = BadgePlayer
}

nonisolated extension View {
  /// Shows a number in a row of a list or form, or on a tab; 0 shows no badge. On this screen the
  /// badge is in parentheses, and is no part of the label. Other views show no badge.
  public func badge(_ count: Int) -> some View { modifier(_BadgeModifier(count)) }
  /// Shows a text in a row of a list or form, or on a tab; nil or an empty text shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(text: label.map { String($0) }))
  }
  public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label?.content)) }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(text: key?.text))
  }
}

final class BadgePlayer: ModifierPlayer<_BadgeModifier> {
  override func update(_ new: _BadgeModifier) {
    if modifier.text != new.text { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    guard let badge = modifier.text else { return super.answer(query) }
    switch query {
    case let screen as Screen:
      let line = screen.lineCount
      screen.drawToRead { super.answer(screen) }
      screen.draw(badge: badge, atLine: line)
    case let tabs as TabQuery:
      tabs.within(TabTraits(badge: badge)) { super.answer(tabs) }
    case let choices as ChoiceQuery:
      choices.drawRow(with: node) { super.answer(choices) }
    default: super.answer(query)
    }
  }
}

/// A view with a badge that a query can find before the view is mounted.
@MainActor
protocol BadgedContent {
  var badgeInside: String? { get }
}

extension ModifiedContent: BadgedContent {
  var badgeInside: String? {
    (modifier as? _BadgeModifier)?.text ?? (content as? any BadgedContent)?.badgeInside
  }
}
