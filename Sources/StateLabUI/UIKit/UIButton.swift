import StateLabCore

/// A button, which a person taps.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Looks only.
  public enum ButtonType: Sendable { case custom, system, close, contactAdd, infoLight, infoDark }
  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  /// A button with an action's title. A tap runs the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  /// A button with a configuration. A tap runs the action, whose title an untitled configuration
  /// takes.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }
  /// The looks of the button, and its title.
  open var configuration: Configuration? { didSet { screenChanged() } }
  /// Called by ``setNeedsUpdateConfiguration()``, and after a change of the state.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  open override var isEnabled: Bool { didSet { updateConfiguration(isEnabled != oldValue) } }
  open override var isSelected: Bool { didSet { updateConfiguration(isSelected != oldValue) } }
  open override var isHighlighted: Bool {
    didSet { updateConfiguration(isHighlighted != oldValue) }
  }
  private func updateConfiguration(_ hasChanged: Bool) {
    if hasChanged { setNeedsUpdateConfiguration() }
  }
  private var titles: [State: String] = [:] { didSet { screenChanged() } }
  /// Sets the title for a state; a state without a title has that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// Looks only.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The title for the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  /// Looks only.
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {}
  /// The image for a state: none is stored.
  open func image(for state: UIControl.State) -> UIImage? { nil }
  /// Sets the title with attributes, which are not shown.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }

  override var nameOnScreen: String? { currentTitle.flatMap { $0.isEmpty ? nil : $0 } }
  override var controlOnScreen: ControlOnScreen? {
    let press = { [self] in
      for event in [Event.touchDown, .touchUpInside, .primaryActionTriggered] {
        sendActions(for: event)
      }
    }
    return ("UIButton", .button(press: press))
  }
}
