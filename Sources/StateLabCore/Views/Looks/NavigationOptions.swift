// The looks of bars, columns and tabs.

/// A title of a bar. Looks only.
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Inherited from the page before, small in the bar, or large below the bar.
    case automatic, inline, large
  }
}

/// A bar.
public enum ToolbarPlacement: _LooksOption { case automatic, bottomBar, navigationBar, tabBar }

/// A container whose background a view inside it sets.
public enum ContainerBackgroundPlacement: _LooksOption {
  case navigation, navigationSplitView, tabView, widget, window
}

/// The form of the title in a bar.
public enum ToolbarTitleDisplayMode: _LooksOption { case automatic, inline, inlineLarge, large }

/// The purpose of a bar.
public enum ToolbarRole: _LooksOption { case automatic, browser, editor, navigationStack }

/// The place of a search field. Looks only.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// The visibility of a search field in the drawer of a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    /// Decided by the system.
    public static let automatic = Self(name: "automatic")
    /// Always visible.
    public static let always = Self(name: "always")
  }

  /// Decided by the container.
  public static let automatic = Self(name: "automatic")
  /// In the toolbar.
  public static let toolbar = Self(name: "toolbar")
  /// In the toolbar, in full width.
  public static let toolbarPrincipal = Self(name: "toolbarPrincipal")
  /// In the sidebar.
  public static let sidebar = Self(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = Self(name: "navigationBarDrawer")
  /// Below the navigation bar, with this visibility.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self(name: "navigationBarDrawer(\(displayMode.name))")
  }
}

/// The visible columns of a split view. Looks only.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private var name: String

  /// Decided by the system, all columns, the last two, or the last one.
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = Self(name: "sidebar")
  /// The middle column of three.
  public static let content = Self(name: "content")
  /// The last column.
  public static let detail = Self(name: "detail")
}

/// The effect at the edges of a scroll view.
public enum ScrollEdgeEffectStyle: _LooksOption { case automatic, hard, soft }
/// The moment at which a tab bar becomes small.
public enum TabBarMinimizeBehavior: _LooksOption { case automatic, never, onScrollDown, onScrollUp }

/// A transition from one screen to the next.
public enum NavigationTransitionKind: _LooksOption {
  case automatic, slide

  /// A zoom from the view with this id (iOS 18).
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .automatic
  }
}
