import Synchronization

/// The profile that a run plays, and whether anything in the run used it. A run in which nothing did
/// is the same under every profile.
final class PlayedProfile: Sendable {
  /// The profile, for what must not count as a use.
  let profile: Profile
  private let used = Atomic(false)

  init(_ profile: Profile) { self.profile = profile }

  /// Returns the profile, and notes that it was used.
  func use() -> Profile {
    used.store(true, ordering: .relaxed)
    return profile
  }

  var isUsed: Bool { used.load(ordering: .relaxed) }
}
