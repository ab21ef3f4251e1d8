// Styles of containers that nobody writes himself.

/// The look of a list. Looks only.
@MainActor
public protocol ListStyle {}

/// All built-in styles of this kind: they look alike here.
public struct DefaultListStyle: ListStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias PlainListStyle = DefaultListStyle
/// Looks like the others here.
public typealias GroupedListStyle = DefaultListStyle
/// Looks like the others here.
public typealias InsetListStyle = DefaultListStyle
/// Looks like the others here.
public typealias InsetGroupedListStyle = DefaultListStyle
/// Looks like the others here.
public typealias SidebarListStyle = DefaultListStyle

extension ListStyle where Self == DefaultListStyle {
  /// A style of Apple's for lists; all look alike here.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
  /// A style of Apple's for lists; all look alike here.
  public static var plain: DefaultListStyle { DefaultListStyle() }
  /// A style of Apple's for lists; all look alike here.
  public static var grouped: DefaultListStyle { DefaultListStyle() }
  /// A style of Apple's for lists; all look alike here.
  public static var inset: DefaultListStyle { DefaultListStyle() }
  /// A style of Apple's for lists; all look alike here.
  public static var insetGrouped: DefaultListStyle { DefaultListStyle() }
  /// A style of Apple's for lists; all look alike here.
  public static var sidebar: DefaultListStyle { DefaultListStyle() }
}

/// The look of a form. Looks only.
@MainActor
public protocol FormStyle {}

/// All built-in styles of this kind: they look alike here.
public struct AutomaticFormStyle: FormStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias GroupedFormStyle = AutomaticFormStyle
/// Looks like the others here.
public typealias ColumnsFormStyle = AutomaticFormStyle

extension FormStyle where Self == AutomaticFormStyle {
  /// A style of Apple's for forms; all look alike here.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
  /// A style of Apple's for forms; all look alike here.
  public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
  /// A style of Apple's for forms; all look alike here.
  public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The look of a navigation view. Looks only.
@MainActor
public protocol NavigationViewStyle {}

/// All built-in styles of this kind: they look alike here.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias StackNavigationViewStyle = DefaultNavigationViewStyle
/// Looks like the others here.
public typealias ColumnNavigationViewStyle = DefaultNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A style of Apple's for navigation views; all look alike here.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  /// A style of Apple's for navigation views; all look alike here.
  public static var stack: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
  /// A style of Apple's for navigation views; all look alike here.
  public static var columns: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The look of a navigation split view. Looks only.
@MainActor
public protocol NavigationSplitViewStyle {}

/// All built-in styles of this kind: they look alike here.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias BalancedNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle
/// Looks like the others here.
public typealias ProminentDetailNavigationSplitViewStyle = AutomaticNavigationSplitViewStyle

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// A style of Apple's for split views; all look alike here.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
  /// A style of Apple's for split views; all look alike here.
  public static var balanced: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
  /// A style of Apple's for split views; all look alike here.
  public static var prominentDetail: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The look of a tab view. Looks only.
@MainActor
public protocol TabViewStyle {}

/// All built-in styles of this kind: they look alike here.
public struct DefaultTabViewStyle: TabViewStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias SidebarAdaptableTabViewStyle = DefaultTabViewStyle

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A style of Apple's for tab views; all look alike here.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A style of Apple's for tab views; all look alike here.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages side by side. Looks only.
public struct PageTabViewStyle: TabViewStyle {
  /// The visibility of the dots that stand for the pages.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// Always, never, or where they help.
    case automatic, always, never
  }
  /// Pages with dots, which may be hidden.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// A style of Apple's for tab views; all look alike here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages. Looks only.
@MainActor
public protocol IndexViewStyle {}

/// The built-in style. Looks only.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The visibility of the background of the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// Always, never, only while somebody uses them, or as the system likes.
    case automatic, always, never, interactive
  }
  /// Dots, with a background or without.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below the pages; looks only.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with or without something behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
