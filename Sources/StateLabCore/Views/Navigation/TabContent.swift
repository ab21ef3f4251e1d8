/// A tab, or several tabs, of a ``TabView`` with a selection of this type. Here it is a view, too.
nonisolated public protocol TabContent<TabValue>: View {
  /// The type of the tab's value.
  associatedtype TabValue: Hashable
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  /// The type of the inner tab's value.
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  /// Shows a number on the button of the tab; 0 shows no badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(count))
  }
  /// Shows a text on the button of the tab; nil or an empty text shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: label.map { String($0) }))
  }
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: label?.content))
  }
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: key?.text))
  }
}

/// Builds one view from the tabs in a ``TabView``.
///
/// The builder knows the type of the selection, so the value of a tab can be written as `.home`.
@resultBuilder
@MainActor
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab of the selection's type unchanged.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// Returns a view with a tag, or a page, unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a single tab unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines any number of tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds an optional tab from an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if … else`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// Builds the second branch of an `if … else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }

  /// Erases the type of tabs under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
