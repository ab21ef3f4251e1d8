/// A tab, or several, of a ``TabView`` whose selection is of this type. Here it is a view, too.
@MainActor
public protocol TabContent<TabValue>: View {
  /// The type of what a tab stands for.
  associatedtype TabValue: Hashable
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  /// What the tab inside stands for.
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  /// Shows a number on the button of the tab; 0 shows nothing.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(count))
  }
  /// Shows a text on the button of the tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: String(label)))
  }
  /// Shows a text on the button of the tab; nil shows nothing.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: label?.content))
  }
  /// Shows a text on the button of the tab.
  public func badge(_ label: LocalizedStringKey) -> some TabContent<TabValue> {
    modifier(_BadgeModifier(text: label.text))
  }
}

/// Makes one view of the tabs in a ``TabView``.
///
/// It knows the type of the selection, so the value of a tab can be written as `.home`.
@resultBuilder
@MainActor
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab of the selection's type stands as it is.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// So does a view that has a tag instead, or is a page.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement at all makes an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A single tab stands as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of tabs, side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without `else` makes an optional tab.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if … else`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// The second branch of an `if … else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }

  /// Hides the type of tabs under `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
