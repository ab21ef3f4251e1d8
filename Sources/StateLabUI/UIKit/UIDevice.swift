import StateLabCore

/// The phone.
@preconcurrency @MainActor
public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()

  /// The name of the device, its model, and its system.
  public let name = "iPhone"
  public let model = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.5"
  /// A phone.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// Portrait.
  public let orientation = UIDeviceOrientation.portrait
  /// Unknown.
  public let batteryLevel: Float = -1
  /// Stored without effect.
  public var isBatteryMonitoringEnabled = false
  /// The same identifier in every run.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000001")

  /// Has no effect: the device does not turn.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect: the device does not turn.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// The orientation has changed. Never posted here.
  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// True with a short edge, or a long edge, at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Feedback by vibrations. It has no effect here.
@preconcurrency @MainActor
public class UIFeedbackGenerator {
  public init() {}
  /// Has no effect.
  public func prepare() {}
}

/// Feedback of a collision.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a collision.
  public enum FeedbackStyle: Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) { super.init() }
  /// Has no effect.
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of the result.
  public enum FeedbackType: Sendable { case success, warning, error }
  /// Has no effect.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Feedback of a selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  public func selectionChanged() {}
}

/// A pasteboard of this program alone.
@preconcurrency @MainActor
public final class UIPasteboard {
  /// The only pasteboard.
  public static let general = UIPasteboard()
  /// The text that the program copied last.
  public var string: String?
  /// The URL that the program copied last.
  public var url: URL?
  /// True if the program has copied a text.
  public var hasStrings: Bool { string != nil }
}

/// An image of UIKit. The simulation draws images as their names.
public final class UIImage: NSObject, Sendable {
  let title: String
  /// The size of an image that the program draws; zero for any other image.
  public let size: CGSize
  init(title: String, size: CGSize) { (self.title, self.size) = (title, size) }

  /// An image without content.
  public override init() {
    title = ""
    size = .zero
  }
  /// An image of an asset catalog, which the simulation does not read.
  public convenience init?(named name: String) { self.init(title: name, size: .zero) }
  /// An image of an asset catalog, by the name that Xcode generates.
  public convenience init(resource: ImageResource) {
    self.init(title: resource._name, size: .zero)
  }
  /// A system symbol.
  public convenience init?(systemName name: String) { self.init(title: name, size: .zero) }
  /// An image of this data; nil without data.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(title: "image", size: .zero)
  }
  /// An image of a file; nil if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    if !FileManager.default.isReadableFile(atPath: path) { return nil }
    self.init(title: path.split(separator: "/").last.map(String.init) ?? path, size: .zero)
  }

  /// The data of the image, here of its name.
  public func pngData() -> Data? { Data(title.utf8) }
  public func jpegData(compressionQuality: CGFloat) -> Data? { Data(title.utf8) }
}

extension Image {
  /// An image of UIKit.
  public init(uiImage: UIImage) { self.init(uiImage.title) }
}

/// A spelling checker that knows no dictionary: every word counts as spelled right.
@preconcurrency @MainActor
public final class UITextChecker {
  public init() {}
  /// English alone.
  public class var availableLanguages: [String] { ["en_US"] }
  /// Finds no misspelled word: the location is `NSNotFound`.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Nil: the laboratory has no dictionary.
  public func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  public func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Has no effect: every word counts as spelled right.
  public class func learnWord(_ word: String) {}
  public class func unlearnWord(_ word: String) {}
  public class func hasLearnedWord(_ word: String) -> Bool { false }
  public func ignoreWord(_ wordToIgnore: String) {}
}
