// Styles of containers that a program selects but cannot define.

/// The look of a list. Looks only.
@MainActor public protocol ListStyle {}
/// All built-in styles of this kind, which look alike here.
public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public typealias PlainListStyle = DefaultListStyle
public typealias GroupedListStyle = DefaultListStyle
public typealias InsetListStyle = DefaultListStyle
public typealias InsetGroupedListStyle = DefaultListStyle
public typealias SidebarListStyle = DefaultListStyle

extension ListStyle where Self == DefaultListStyle {
  /// A built-in style for lists; all look alike here.
  public static var automatic: DefaultListStyle { Self() }
  public static var plain: DefaultListStyle { Self() }
  public static var grouped: DefaultListStyle { Self() }
  public static var inset: DefaultListStyle { Self() }
  public static var insetGrouped: DefaultListStyle { Self() }
  public static var sidebar: DefaultListStyle { Self() }
}

/// The look of a navigation view. Looks only.
@MainActor public protocol NavigationViewStyle {}
/// All built-in styles of this kind, which look alike here.
public struct DefaultNavigationViewStyle: NavigationViewStyle { nonisolated public init() {} }
public typealias StackNavigationViewStyle = DefaultNavigationViewStyle
public typealias ColumnNavigationViewStyle = DefaultNavigationViewStyle
public typealias DoubleColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A built-in style for navigation views; all look alike here.
  public static var automatic: DefaultNavigationViewStyle { Self() }
  public static var stack: DefaultNavigationViewStyle { Self() }
  public static var columns: DefaultNavigationViewStyle { Self() }
}

/// The look of a navigation split view. Looks only.
@MainActor public protocol NavigationSplitViewStyle {}
/// All built-in styles of this kind, which look alike here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  nonisolated public init() {}
}
public typealias BalancedNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
public typealias ProminentDetailNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A built-in style for split views; all look alike here.
  public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
  public static var balanced: AutomaticNavigationSplitViewStyle { Self() }
  public static var prominentDetail: AutomaticNavigationSplitViewStyle { Self() }
}

/// The look of a tab view.
@MainActor public protocol TabViewStyle {}
/// All built-in styles of this kind, which look alike here.
public struct DefaultTabViewStyle: TabViewStyle { nonisolated public init() {} }
public typealias SidebarAdaptableTabViewStyle = DefaultTabViewStyle

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A built-in style for tab views; all look alike here.
  public static var automatic: DefaultTabViewStyle { Self() }
  public static var sidebarAdaptable: DefaultTabViewStyle { Self() }
}

/// Pages side by side, without a bar.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the page indicator.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Visible if useful, always, or never.
    case automatic, always, never
  }
  /// Pages with an optional page indicator.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A built-in style for tab views; all look alike here.
  public static var page: PageTabViewStyle { Self() }
  /// Pages with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// The look of a page indicator. Looks only.
@MainActor public protocol IndexViewStyle {}
/// The built-in style. Looks only.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the indicator's background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// Decided by the system, always, never, or only during interaction.
    case automatic, always, never, interactive
  }
  /// A page indicator with an optional background.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A page indicator below the pages; looks only.
  public static var page: PageIndexViewStyle { Self() }
  /// A page indicator with this background visibility.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}
