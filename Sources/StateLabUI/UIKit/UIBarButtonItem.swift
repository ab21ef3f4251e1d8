import StateLabCore

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String? { didSet { changed() } }
  /// False if a person cannot use the item.
  open var isEnabled = true { didSet { changed() } }
  /// Looks only.
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityIdentifier: String?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// The bar of the item.
  weak var bar: UIView?
  private func changed() { bar?.screenChanged() }

  public override init() { super.init() }
  /// An item: there are no storyboards.
  public required init?(coder: NSCoder) { super.init() }
}

/// A button of a bar. A person taps the buttons of a toolbar: in a view, or above the keyboard.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Looks only.
  public enum Style: Int, Sendable { case plain, bordered, done }
  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      pageCurl, close

    /// The title on the screen; nil for a space.
    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .fastForward: "Fast Forward"
      case .pageCurl: "Page Curl"
      default: "\(self)".capitalized
      }
    }
  }

  /// Looks only.
  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open var menu: UIMenu?
  /// The view in place of a button.
  open var customView: UIView?
  /// The object and its method that a tap calls. Without an object, a tap calls the method of the
  /// view with the keyboard.
  open weak var target: AnyObject?
  open var action: Selector?
  /// The action that a tap runs.
  open var primaryAction: UIAction?
  private var systemItem: SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    (self.style, self.target, self.action) = (style, target as AnyObject?, action)
  }
  /// A button with an image, whose name is the button's.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// A button of the system, or a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// A button of the system with an action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: primaryAction?.title, image: nil, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }
  /// A button with an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// An item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// A space.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
  }

  /// The controls of the item on the screen.
  var controlsOnScreen: [_RepresentedControl] {
    if let customView { return customView.controlsOnScreen }
    let isButton = action != nil || primaryAction != nil
    guard isButton, systemItem == nil || systemItem?.title != nil else { return [] }
    let names = [title, accessibilityLabel, systemItem?.title, image?.title]
    let name = names.lazy.compactMap(\.self).first { !$0.isEmpty }
    return [
      _RepresentedControl(
        .button { [self] in press() }, name: name ?? "UIBarButtonItem",
        otherName: accessibilityLabel, isEnabled: isEnabled)
    ]
  }

  private func press() {
    if let primaryAction { return primaryAction.perform(for: self) }
    guard let action else { return }
    let receiver = target ?? UIView.edited
    if action.description == "endEditing:", let view = receiver as? UIView {
      view.endEditing(true)
    } else {
      UIApplication.shared.sendAction(action, to: receiver, from: self, for: nil)
    }
  }
}

/// An item of a tab bar, which the screen does not show.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab of the system. Looks only.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }
  /// Kept for the program. Looks only.
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a value, which shows nothing.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    (self.image, self.tag) = (image, tag)
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

/// The content of a controller's navigation bar, which the screen does not show.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Looks only.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  /// Kept for the program. Looks only.
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesSearchBarWhenScrolling = true
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The first of the items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Creates a value, which shows nothing.
  public init(title: String) { self.title = title }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}
