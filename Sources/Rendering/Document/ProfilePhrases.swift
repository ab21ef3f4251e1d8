import StateLabCore

/// The names of a release in sentences, where the one that is played anyway goes without saying.
extension Profile {
  package var isStandard: Bool { self == .standard }

  /// The suffix that makes an address one of this release: `@ios13`.
  package var suffix: String { isStandard ? "" : "@\(name)" }

  /// In a sentence: ` under ios13`.
  package var aside: String { isStandard ? "" : " under \(name)" }

  /// In a command: ` --profile ios13`.
  package var option: String { isStandard ? "" : " --profile \(name)" }
}
