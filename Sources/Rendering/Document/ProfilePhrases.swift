import StateLabCore

/// The names of a release in sentences. The default release is not named.
extension Profile {
  package var isStandard: Bool { self == .standard }

  /// The suffix of addresses in this release: `@ios13`.
  package var suffix: String { isStandard ? "" : "@\(name)" }

  /// In a sentence: ` under ios13`.
  package var aside: String { isStandard ? "" : " under \(name)" }

  /// In a command: ` --profile ios13`.
  package var option: String { isStandard ? "" : " --profile \(name)" }
}
