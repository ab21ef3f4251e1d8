import StateLabCore

/// Consecutive profiles, as lesson texts name them: `all`, `ios13`, `ios14+`, `ios13 to ios14`.
nonisolated public struct Releases: Hashable, Sendable {
  /// The oldest and the newest profile, as positions in ``Profile/all``.
  private let range: ClosedRange<Int>

  public static let all = Releases(range: 0...Profile.all.count - 1)

  public func contains(_ profile: Profile) -> Bool {
    Profile.all.firstIndex(of: profile).map(range.contains) ?? false
  }

  /// The profiles, the oldest first.
  public var profiles: [Profile] { Array(Profile.all[range]) }

  public func overlaps(_ other: Releases) -> Bool { range.overlaps(other.range) }
}

nonisolated extension Releases {
  public init(_ profile: Profile) { self.init(from: profile, to: profile) }

  /// All profiles between these two, both included.
  public init(from oldest: Profile, to newest: Profile) {
    let first = Profile.all.firstIndex(of: oldest) ?? 0
    let last = Profile.all.firstIndex(of: newest) ?? Profile.all.count - 1
    range = first...max(first, last)
  }

  /// Parses the form that lesson texts write; nil where the text names no releases.
  public init?(_ text: String) {
    if text == "all" {
      self = .all
      return
    }
    let words = text.spacedWords
    switch words.count {
    case 1:
      let isOpen = text.utf8.last == UInt8(ascii: "+")
      guard let oldest = Profile.named(isOpen ? String(text.dropLast()) : text) else { return nil }
      self.init(from: oldest, to: isOpen ? Profile.all[Profile.all.count - 1] : oldest)
    case 3 where words[1] == "to":
      guard let oldest = Profile.named(words[0]), let newest = Profile.named(words[2]),
        oldest.release < newest.release
      else { return nil }
      self.init(from: oldest, to: newest)
    default: return nil
    }
  }

  /// The valid forms, for messages.
  static let usage = "`all`, `ios13`, `ios14+` or `ios13 to ios14`"
}

nonisolated extension Releases: CustomStringConvertible {
  public var description: String {
    let names = profiles.map(\.name)
    if names.count == Profile.all.count { return "all" }
    if names.count == 1 { return names[0] }
    if range.upperBound == Profile.all.count - 1 { return names[0] + "+" }
    return "\(names[0]) to \(names[names.count - 1])"
  }
}
