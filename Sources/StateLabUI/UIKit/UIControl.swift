import StateLabCore

/// A control of UIKit.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touches the control.
    public static let touchDown = Self(rawValue: 1)
    /// A finger leaves the screen inside the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger moves, leaves the screen outside the control, or is interrupted. Never sent here.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    public static let touchDragExit = Self(rawValue: 1 << 5)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The main action of the control runs.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The editing of a text begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The edited text changes.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The editing of a text ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key ends the editing of a text.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// Every event.
    public static let allEvents = Self(rawValue: .max)
  }
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A control without any other state.
    public static let normal: Self = []
    /// A control under a finger.
    public static let highlighted = Self(rawValue: 1)
    /// A control that is not enabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// A control that is chosen.
    public static let selected = Self(rawValue: 1 << 2)
    /// A control in the focus of a keyboard.
    public static let focused = Self(rawValue: 1 << 3)
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    var events: Event
  }
  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []
  /// False if a person cannot use the control.
  open var isEnabled = true { didSet { screenChanged() } }
  /// Decides the title of a button.
  open var isSelected = false { didSet { if isSelected != oldValue { screenChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { screenChanged() } } }
  /// Looks only.
  public enum ContentHorizontalAlignment: Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Sendable { case center, top, bottom, fill }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The state that follows from the flags above.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Calls a method of an object, which is not retained, for events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target as AnyObject?
    if let known = targets.firstIndex(where: { $0.object === object && $0.action == action }) {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(Target(object: object, action: action, events: controlEvents))
    }
  }
  /// Ends the calls for these events; without a target or an action, those of all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target as AnyObject?
    for index in targets.indices
    where (object == nil || targets[index].object === object)
      && (action == nil || targets[index].action == action)
    { targets[index].events.subtract(controlEvents) }
    targets.removeAll { $0.events.isEmpty }
  }
  /// Runs an action for events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }
  /// Calls the methods and actions for these events.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      if let object = target.object { target.action.call(object, with: self) }
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform(for: self)
    }
  }
  /// True if the program has a method or an action for these events.
  func hasActions(for controlEvents: Event) -> Bool {
    targets.contains { !$0.events.isDisjoint(with: controlEvents) }
      || actions.contains { !$0.events.isDisjoint(with: controlEvents) }
  }

  override var canBeUsed: Bool { isEnabled }
}
