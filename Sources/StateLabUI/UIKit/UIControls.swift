// The controls of UIKit inside `UIViewRepresentable`. A person uses a button, a switch, a slider, and
// a segmented control like SwiftUI's controls. The other controls only store the values that a
// program sets.

import StateLabCore

/// A control in which a person selects one of several segments.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A control with segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = items?.map { $0 as? String } ?? []
  }
  /// The titles of the segments; nil for a segment with an image.
  private var titles: [String?] = [] { didSet { screenChanged() } }
  public var numberOfSegments: Int { titles.count }
  /// The number of the selected segment, or -1.
  open var selectedSegmentIndex = -1 { didSet { screenChanged() } }
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if titles.indices.contains(segment) { titles[segment] = title }
  }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title, at: min(max(segment, 0), titles.count))
  }
  open func removeAllSegments() { titles = [] }

  override var controlOnScreen: ControlOnScreen? {
    let choices = titles.enumerated().map { $1 ?? "\($0 + 1)" }
    let selected = choices.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    let choose = { [self] (choice: Int) in
      guard choice != selectedSegmentIndex else { return }
      selectedSegmentIndex = choice
      sendActions(for: .valueChanged)
    }
    return (
      "UISegmentedControl", .picker(choices: choices, selected: selected, choose: choose)
    )
  }
  /// Looks only.
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
/// A type of the system. Looks only.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Kept for the program. Looks only.
  open var numberOfPages = 0
  open var currentPage = 0
  /// Looks only.
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var hidesForSinglePage = false
}
/// A switch, which a person flips.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// True for a switch that is on.
  open var isOn = false { didSet { screenChanged() } }
  /// Flips the switch for the program, without an event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// Looks only.
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?

  override var controlOnScreen: ControlOnScreen? {
    let flip = { [self] in
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    return ("UISwitch", .toggle(isOn: isOn, flip: flip))
  }
}
/// A slider, whose value a person enters.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The number between the bounds.
  open var value: Float = 0 {
    didSet {
      if value != clamped(value) { value = clamped(value) }
      if value != oldValue { screenChanged() }
    }
  }
  /// The lower bound.
  open var minimumValue: Float = 0 { didSet { if minimumValue != oldValue { moveBounds() } } }
  /// The upper bound.
  open var maximumValue: Float = 1 { didSet { if maximumValue != oldValue { moveBounds() } } }
  private func clamped(_ value: Float) -> Float { max(min(value, maximumValue), minimumValue) }
  private func moveBounds() {
    value = clamped(value)
    screenChanged()
  }
  /// Stored without effect: an entered number is one change.
  open var isContinuous = true
  /// Moves the slider for the program, without an event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Looks only.
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}

  override var controlOnScreen: ControlOnScreen? {
    let bounds = "\(minimumValue) to \(maximumValue)"
    let enter = { [self] (text: String) in
      Float(text).flatMap { $0.isNaN ? nil : $0 }.map { number in
        {
          self.value = number
          self.sendActions(for: .valueChanged)
        }
      }
    }
    return (
      "UISlider",
      .value("\(value) (\(bounds))", expected: "a number from \(bounds)", enter: enter)
    )
  }
}
/// A type of the system. Looks only.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// Kept for the program. Looks only.
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}
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
  private var titles: [State: String] = [:] { didSet { screenChanged() } }
  /// Sets the title for a state; a state without a title has that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  /// The title for a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// Looks only.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
  open func setImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The title for the current state.
  open var currentTitle: String? { title(for: state) }
  public let titleLabel: UILabel? = UILabel()

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
/// A type of the system. Looks only.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Looks only.
  public enum Mode: Sendable { case time, date, dateAndTime, countDownTimer }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
}

/// A label of UIKit.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Kept for the program. Looks only.
  open var text: String?
  open var attributedText: NSAttributedString?
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
}

/// An image of UIKit inside a view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Kept for the program. Looks only.
  open var image: UIImage?
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a value, which shows nothing.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A spinner of UIKit.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// Looks only.
  public enum Style: Sendable { case medium, large, white, whiteLarge, gray }
  open var style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  /// True between ``startAnimating()`` and ``stopAnimating()``.
  public private(set) var isAnimating = false
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

/// A bar of progress of UIKit.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Kept for the program. Looks only.
  open var progress: Float = 0
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An effect of UIKit. Looks only.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// A type of the system. Looks only.
  public enum Style: Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight,
      systemThinMaterialLight, systemMaterialLight, systemUltraThinMaterialDark,
      systemThinMaterialDark, systemMaterialDark
  }
  /// Creates a value, which shows nothing.
  public init(style: Style) {}
}
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect { public init(blurEffect: UIBlurEffect) {} }
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Kept for the program. Looks only.
  open var effect: UIVisualEffect?
  public let contentView = UIView()
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a value, which shows nothing.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// The alignment of a text. Looks only.
public enum NSTextAlignment: Sendable { case left, center, right, justified, natural }
