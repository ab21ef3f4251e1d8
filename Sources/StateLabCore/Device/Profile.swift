/// The releases that a host simulates: a name and a few switches, one line of source each.
///
/// Each profile stands for a single release (fidelity 2.11, 1). `State` stores its initial value
/// eagerly in all profiles; the laziness of Xcode 27 belongs to a build, see ``LazyState``.
public struct Profile: Hashable, Sendable {
  /// The name in options, JSON and step addresses, for example `ios18`.
  public let name: String
  /// The releases that the profile covers, for a heading.
  public let title: String
  /// The iOS release that the host simulates.
  public let release: Release

  /// The major releases of iOS that the profile covers.
  package let majors: ClosedRange<Int>

  // The switches; ``switches`` gives their meanings and sources.
  let renewsSubscriptionWithRule: Bool
  let renewsFinishedSubscription: Bool
  let renewsCustomObjectPublishers: Bool
  let announcesAppStorage: Bool
  let namesTypeInEnvironmentWarning: Bool
  let warnsOfDuplicateIDs: Bool
  let warnsOfPublishingInUpdate: Bool
  let namesCoreInFatalMessage: Bool

  /// The release of two of the articles: no StateObject, no onChange.
  public static let iOS13 = Self("ios13", "iOS 13.3", 13, 3)
  /// Introduces StateObject and onChange, and keeps a subscription of onReceive (R47).
  public static let iOS14 = Self("ios14", "iOS 14.0", 14, 0)
  /// Introduces the message about publishing inside a view update (W3) and `_printChanges()`.
  public static let iOS16 = Self("ios16", "iOS 16.4", 16, 4)
  /// Introduces `@Observable`; stands for every release since iOS 17, and is the default profile.
  public static let iOS18 = Self(
    "ios18", "iOS 17 to 26, as audited on 18.5", 18, 5, majors: 17...26)

  /// The default profile.
  public static let standard = iOS18

  /// All profiles, the oldest first.
  public static let all = [iOS13, iOS14, iOS16, iOS18]

  /// The profile with this ``name``.
  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }

  private init(
    _ name: String, _ title: String, _ major: Int, _ minor: Int, majors: ClosedRange<Int>? = nil
  ) {
    let release = Release(major, minor)
    self.name = name
    self.title = title
    self.release = release
    self.majors = majors ?? major...major
    renewsSubscriptionWithRule = release < Release(14, 0)
    renewsFinishedSubscription = release >= Release(15, 0)
    renewsCustomObjectPublishers = release < Release(18, 0)
    announcesAppStorage = release >= Release(14, 5)
    namesTypeInEnvironmentWarning = release >= Release(14, 0)
    warnsOfDuplicateIDs = release >= Release(15, 0)
    warnsOfPublishingInUpdate = release >= Release(16, 0)
    namesCoreInFatalMessage = release >= Release(18, 0)
  }
}

// MARK: What the switches are

extension Profile {
  /// A difference between the releases.
  public struct Switch: Sendable {
    /// A sentence that is true if the switch is on.
    public let meaning: String
    /// The number of the rule, for example `R47`.
    public let rule: String
    /// The source of the rule.
    public let source: String
    /// True if the profile behaves as ``meaning`` describes.
    public let isOn: @Sendable (Profile) -> Bool
  }

  /// Every difference between the four profiles, for the tool to list. Beyond these switches, a
  /// release only decides which ``API`` exists.
  public static let switches = [
    Switch(
      meaning: "onReceive subscribes anew whenever the rule of its view runs.", rule: "R47",
      source: "as reported in 2020; the mechanism is not verified",
      isOn: { $0.renewsSubscriptionWithRule }),
    Switch(
      meaning: "onReceive subscribes anew to a publisher that has finished.", rule: "R50",
      source: "reverse-engineered from iOS 18.5; reports on iOS 14 to 16",
      isOn: { $0.renewsFinishedSubscription }),
    Switch(
      meaning:
        "An objectWillChange of one's own type is subscribed anew at each update, in apps linked before the iOS 18 SDK.",
      rule: "R57", source: "reverse-engineered from iOS 18.5",
      isOn: { $0.renewsCustomObjectPublishers }),
    Switch(
      meaning: "A write to an AppStorage property of an ObservableObject sends objectWillChange.",
      rule: "R31", source: "release notes of iOS 14.5, as reports quote them (FB7868667)",
      isOn: { $0.announcesAppStorage }),
    Switch(
      meaning: "The message of an uninstalled Environment names the type of its value.",
      rule: "R28", source: "the text is part of Apple's interface",
      isOn: { $0.namesTypeInEnvironmentWarning }),
    Switch(
      meaning: "SwiftUI reports duplicate ids in a ForEach.", rule: "R78",
      source: "reverse-engineered from iOS 18.5", isOn: { $0.warnsOfDuplicateIDs }),
    Switch(
      meaning: "SwiftUI reports an object that publishes inside a view update.", rule: "R30",
      source: "console logs; linked with the iOS 16 SDK or later",
      isOn: { $0.warnsOfPublishingInUpdate }),
    Switch(
      meaning:
        "A missing environment object is reported from SwiftUICore, line 92; else from SwiftUI, line 90.",
      rule: "R58", source: "console logs; some builds of iOS 18 say line 93",
      isOn: { $0.namesCoreInFatalMessage }),
  ]
}

/// A release of iOS.
public struct Release: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number before the point.
  public let major: Int
  /// The number after the point; 0 if there is none.
  public let minor: Int

  /// The release `major.minor`, as in `Release(16, 4)`.
  public init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  public static func < (a: Self, b: Self) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  /// `iOS 14`, or `iOS 16.4` if the minor release is not 0.
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}
