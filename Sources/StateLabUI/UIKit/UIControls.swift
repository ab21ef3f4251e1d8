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
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
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
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar = Calendar.laboratory
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
/// The style of a date picker. Looks only.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A label of UIKit.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Kept for the program. Looks only.
  open var text: String?
  /// Sets ``text`` too.
  open var attributedText: NSAttributedString? {
    get { attributes.flatMap { $0.string == text ? $0 : nil } ?? text.map { .init(string: $0) } }
    set {
      attributes = newValue
      text = newValue?.string
    }
  }
  private var attributes: NSAttributedString?
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = UIFont.systemFont(ofSize: 17)
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var isEnabled = true
  open var isHighlighted = false
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The size of the text within a width, estimated by a rule of our own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    (text ?? "").sizeOfLines(
      within: numberOfLines == 1 ? 0 : size.width, limit: numberOfLines, font: font)
  }
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
  /// The rectangle itself: nothing is laid out.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { bounds }
  open func drawText(in rect: CGRect) {}
}

/// An image of UIKit inside a view.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Kept for the program. Looks only.
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  /// True between ``startAnimating()`` and ``stopAnimating()``.
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
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
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  /// Looks only.
  public enum Style: Sendable { case `default`, bar }
  open var progressViewStyle = Style.default
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
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
      systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
      systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark,
      systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
  /// Creates a value, which shows nothing.
  public init(style: Style) {}
}
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a value, which shows nothing.
  public init(blurEffect: UIBlurEffect) {}
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
/// The strength of an effect. Looks only.
public enum UIVibrancyEffectStyle: Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Kept for the program. Looks only.
  open var effect: UIVisualEffect?
  /// The view for the subviews.
  public let contentView = UIView()
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// Creates a value, which shows nothing.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
