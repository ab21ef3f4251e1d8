import Synchronization

/// The profile of a run, and whether the run used it. A run that did not use its profile is the
/// same under every profile.
final class PlayedProfile: Sendable {
  /// The profile, for reads that do not count as a use.
  let profile: Profile
  private let used = Atomic(false)

  init(_ profile: Profile) { self.profile = profile }

  /// Returns the profile, and notes the use.
  func use() -> Profile {
    used.store(true, ordering: .relaxed)
    return profile
  }

  var isUsed: Bool { used.load(ordering: .relaxed) }
}
