import StateLabCore

/// An action or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Looks only.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks only.
    public static let disabled = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let hidden = Self(rawValue: 1 << 2)
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title of the element.
  public let title: String
  /// Looks only.
  public let image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// An action of a control.
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// Kept for the program. Looks only.
  public let identifier: Identifier
  public var attributes: Attributes
  public var state: State
  let handler: (UIAction) -> Void
  /// The control that performs the action, while the action runs.
  public private(set) var sender: Any?
  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the action.
  func perform(for sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A menu of UIKit, which the screen does not show.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// Looks only.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks only.
    public static let displayInline = Self(rawValue: 1)
    public static let destructive = Self(rawValue: 1 << 1)
    public static let singleSelection = Self(rawValue: 1 << 5)
  }
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name by its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The actions and menus inside.
  public let children: [UIMenuElement]
  /// Looks only.
  public let options: Options

  /// A menu with actions and menus inside.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }
}
