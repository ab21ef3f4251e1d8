// The looks of sheets, popovers and dialogs.

/// The height of a sheet. Looks only.
public enum PresentationDetent: Hashable, Sendable {
  /// Half of the screen, or the full screen.
  case medium, large
  /// A fraction of the screen's height, from 0 to 1.
  case fraction(CGFloat)
  /// A height in points.
  case height(CGFloat)
  case _custom(String)

  /// The height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    ._custom(baseTypeName(type))
  }

  /// The environment of a sheet for ``CustomPresentationDetent``. The simulation never creates a
  /// value.
  @dynamicMemberLookup
  public struct Context {
    private let environment: EnvironmentValues
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet. Looks only.
public protocol CustomPresentationDetent {
  /// The environment of the sheet.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil if the sheet does not have this height. Never called here.
  static func height(in context: Context) -> CGFloat?
}

/// Interaction with the content behind a sheet: enabled or disabled.
public enum PresentationBackgroundInteraction: _LooksOption {
  case automatic, enabled, disabled

  /// Enabled up to this height of the sheet. Looks only.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The effect of a swipe on a sheet.
public enum PresentationContentInteraction: _LooksOption { case automatic, resizes, scrolls }

/// The size of a presentation.
public enum PresentationSizing: _LooksOption {
  case automatic, fitted, form, page

  /// The size of the content along these axes. Looks only.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// A size that grows, but never shrinks, along these axes. Looks only.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// An item that the system adds to a bar. Looks only.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title of the screen, or the search field. Looks only.
  public static let title = Self(name: "title")
  public static let search = Self(name: "search")
  /// The button that shows and hides the sidebar. Looks only.
  public static let sidebarToggle = Self(name: "sidebarToggle")
}

/// The severity of a dialog.
public enum DialogSeverity: _LooksOption { case automatic, critical, standard }
