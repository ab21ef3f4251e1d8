import StateLabCore

/// From when on a message of the runtime is known, where it is played under older releases as well.
public struct MessageAge: Hashable {
  /// `W1`
  public let id: String
  /// The first release that is known to say so.
  public let since: Release
  public let source: String

  public static let all = [
    MessageAge(
      id: "W1", since: Release(16, 0), source: "console logs of 2022, with Xcode 14")
  ]

  /// True for a release that is older than the first one known to give the message.
  public func isUnknown(under profile: Profile) -> Bool { profile.release < since }
}
