// Words that modifiers take. Nothing here depends on which of them is chosen.

/// The place of a view while it is scrolled. Looks only.
public enum ScrollTransitionPhase: Hashable, CaseIterable, Sendable {
  /// Coming in, fully in view, or going out.
  case topLeading, identity, bottomTrailing

  /// True where the view is fully in view.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from being fully in view: -1, 0 or 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Shown, hidden, or as the system likes. Looks only.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, or as the container has it.
  case automatic, visible, hidden
}

/// The visibility of scroll bars. Looks only.
public enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable {
  /// Shown, not shown, never shown, or as the container has it.
  case automatic, visible, hidden, never
}

/// The moment when scrolling puts the keyboard away. Looks only.
public enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable {
  /// As soon as somebody scrolls, following the finger, never, or as the container has it.
  case automatic, immediately, interactively, never
}

/// The place where scrolling comes to rest. Looks only.
public enum ScrollTargetBehaviorKind: Hashable, CaseIterable, Sendable {
  /// Page by page, or view by view.
  case paging, viewAligned
}

/// The cases in which a list bounces at its end. Looks only.
public enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable {
  /// Always, only where the content is larger than the view, or as the container has it.
  case automatic, always, basedOnSize
}

/// The room between sections. Looks only.
public enum ListSectionSpacing: Hashable, CaseIterable, Sendable {
  /// The usual room, or less.
  case `default`, compact
}

/// The form of a button. Looks only.
public enum ButtonBorderShape: Hashable, CaseIterable, Sendable {
  /// The outline of the button.
  case automatic, capsule, roundedRectangle, circle
}

/// A button's answer to a long press: one action, or one after the other. Looks only.
public enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled

  /// Allowed as long as the sheet is no taller than this.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The order of a menu. Looks only.
public enum MenuOrder: Hashable, CaseIterable, Sendable {
  /// By importance, as written, or as the menu has it.
  case automatic, priority, fixed
}

/// The weight of a header. Looks only.
public enum Prominence: Hashable, CaseIterable, Sendable {
  /// The usual degree, or a stronger one.
  case standard, increased
}

/// The size of controls. Looks only.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// A bar. Looks only.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable {
  /// The bar that is meant.
  case automatic, bottomBar, navigationBar, tabBar
}

/// The form of the title in a bar. Looks only.
public enum ToolbarTitleDisplayMode: Hashable, CaseIterable, Sendable {
  /// The place of the title, and its size.
  case automatic, inline, inlineLarge, large
}

/// The purpose of a bar. Looks only.
public enum ToolbarRole: Hashable, CaseIterable, Sendable {
  /// The purpose of the content.
  case automatic, browser, editor, navigationStack
}

/// The use of what is behind a sheet: possible, or not. Looks only.
public enum PresentationBackgroundInteraction: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled
}

/// The form of a presentation on a small screen. Looks only.
public enum PresentationAdaptation: Hashable, CaseIterable, Sendable {
  /// The form where there is little room.
  case automatic, none, popover, sheet, fullScreenCover
}

/// The effect of a swipe on a sheet. Looks only.
public enum PresentationContentInteraction: Hashable, CaseIterable, Sendable {
  /// The effect of a swipe on the content.
  case automatic, resizes, scrolls
}

/// The size of a presentation. Looks only.
public enum PresentationSizing: Hashable, CaseIterable, Sendable {
  /// As large as the content, or as a kind of content needs it.
  case automatic, fitted, form, page
}

/// The severity of a dialog. Looks only.
public enum DialogSeverity: Hashable, CaseIterable, Sendable {
  /// The gravity of the matter.
  case automatic, critical, standard
}

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

  /// Where the container puts it.
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

  /// As the system likes.
  public static let automatic = Self(name: "automatic")
  /// All of them.
  public static let all = Self(name: "all")
  /// The last two.
  public static let doubleColumn = Self(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = Self(name: "detailOnly")
}

/// A column of a split view. Looks only.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first one.
  public static let sidebar = Self(name: "sidebar")
  /// The one in the middle of three.
  public static let content = Self(name: "content")
  /// The last one.
  public static let detail = Self(name: "detail")
}
