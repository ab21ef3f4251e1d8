/// The releases whose behaviour a host plays: a name and a few switches, one line of source each.
///
/// Each profile stands for a single release (fidelity 2.11, 1). `State` stores its initial value
/// eagerly in all of them; what Xcode 27 changed is described in lessons and not run.
public struct Profile: Hashable, Sendable {
  /// As written in options, JSON and step addresses, for example `ios18`.
  public let name: String
  /// What the profile covers, for a heading.
  public let title: String
  /// The iOS release that is played.
  public let release: Release

  /// W3 appears when an object publishes inside a view update: linked with the iOS 16 SDK or later
  /// (fidelity section 3, W3).
  public let warnsOfPublishingInUpdate: Bool
  /// W6 names the type of the value: iOS 14 and later (fidelity section 3, W6).
  public let namesTypeInEnvironmentWarning: Bool
  /// A publisher of one's own as `objectWillChange` is subscribed anew at each update: linked before
  /// the iOS 18 SDK (R57, as audited on 18.5).
  public let renewsCustomObjectPublishers: Bool
  /// W11 appears for duplicate ids: linked with the iOS 15 SDK or later (fidelity section 3, W11).
  public let warnsOfDuplicateIDs: Bool

  public static let iOS13 = Self("ios13", "iOS 13.3", 13, 3)
  public static let iOS14 = Self("ios14", "iOS 14.0", 14, 0)
  public static let iOS16 = Self("ios16", "iOS 16.4", 16, 4)
  /// The default.
  public static let iOS18 = Self("ios18", "iOS 17 to 26, as audited on 18.5", 18, 5)

  /// All profiles, the oldest first.
  public static let all = [iOS13, iOS14, iOS16, iOS18]

  private init(_ name: String, _ title: String, _ major: Int, _ minor: Int) {
    let release = Release(major, minor)
    self.name = name
    self.title = title
    self.release = release
    warnsOfPublishingInUpdate = release >= Release(16, 0)
    namesTypeInEnvironmentWarning = release >= Release(14, 0)
    renewsCustomObjectPublishers = release < Release(18, 0)
    warnsOfDuplicateIDs = release >= Release(15, 0)
  }
}

/// A release of iOS.
public struct Release: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int

  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// `iOS 14`, or `iOS 16.4` where the minor release counts.
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}
