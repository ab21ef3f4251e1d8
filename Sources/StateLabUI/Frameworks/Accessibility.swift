// Messages to assistive technologies, of which none runs here.

/// The messages to assistive technologies.
public enum AccessibilityNotification: Sendable {
  /// A text to speak.
  public struct Announcement {
    /// A message that nothing speaks.
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public init(_ announcement: LocalizedStringResource) {}
    /// Has no effect.
    public func post() {}
  }
  /// A change of a part of the screen.
  public struct LayoutChanged {
    /// A message with the element for the next focus.
    public init(_ element: Any? = nil) {}
    /// Has no effect.
    public func post() {}
  }
  /// A change of the whole screen.
  public struct ScreenChanged {
    /// A message with the element for the next focus.
    public init(_ element: Any? = nil) {}
    /// Has no effect.
    public func post() {}
  }
  /// A scrolled page.
  public struct PageScrolled {
    /// A message with a description of the page.
    public init(_ description: String) {}
    public init(_ description: AttributedString) {}
    /// Has no effect.
    public func post() {}
  }
}
