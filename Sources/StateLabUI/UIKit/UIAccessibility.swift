/// The settings of accessibility, which nothing changes here.
public enum UIAccessibility: Sendable {
  /// False: no assistive technology runs here.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  /// False, as on a phone whose settings are unchanged.
  public static var isReduceMotionEnabled: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  /// True, as on a phone whose settings are unchanged.
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isShakeToUndoEnabled: Bool { true }

  /// A message to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to speak, or a change of the screen.
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
  }
  /// Has no effect: no assistive technology runs here.
  public static func post(notification: Notification, argument: Any?) {}

  /// A setting has changed. Never posted here.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")

  private static func name(_ text: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(text)Notification")
  }
}
