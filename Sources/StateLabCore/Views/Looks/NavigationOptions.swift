// What bars, columns and tabs look like.

/// A title of a bar. Looks only.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the page before it, small in the bar, or large below it.
    case automatic, inline, large
  }
}

/// A bar. Looks only.
public enum ToolbarPlacement: _LooksOption { case automatic, bottomBar, navigationBar, tabBar }

/// The form of the title in a bar. Looks only.
public enum ToolbarTitleDisplayMode: _LooksOption { case automatic, inline, inlineLarge, large }

/// The purpose of a bar. Looks only.
public enum ToolbarRole: _LooksOption { case automatic, browser, editor, navigationStack }

/// The place of a search field. Looks only.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The drawer of a navigation bar is always there, or as the system likes.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// Always there.
    public static let always = Self(name: "always")
  }

  /// The place that the container chooses.
  public static let automatic = Self(name: "automatic")
  /// In the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the toolbar, in full width.
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  /// Below the navigation bar, always or as the system likes.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer(\(displayMode.name))")
  }
}

/// The columns of a split view that are shown. Looks only.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private var name: String

  /// As the system likes, all columns, the last two, or the last one.
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first one.
  public static let sidebar = Self(name: "sidebar")
  /// The one in the middle of three.
  public static let content = Self(name: "content")
  /// The last one.
  public static let detail = Self(name: "detail")
}

/// The moment when a tab bar becomes small. Looks only.
public enum TabBarMinimizeBehavior: _LooksOption { case automatic, never, onScrollDown, onScrollUp }

/// A transition from one screen to the next. Looks only.
public enum NavigationTransitionKind: _LooksOption { case automatic, slide }
