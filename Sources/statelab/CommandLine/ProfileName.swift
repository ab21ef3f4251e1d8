import StateLabCore

extension Profile {
  /// The profile with this name in any case; nil where there is none.
  static func meant(by name: String) -> Profile? { named(name.lowercased()) }

  /// The hint for a release of iOS without a profile of its own: `ios17`, `iOS 15.4`. Nil for any
  /// other name.
  static func hint(for name: String) -> String? {
    let text = name.lowercased().filter { $0 != " " }
    guard text.hasPrefix("ios"),
      let major = Int(text.dropFirst("ios".count).prefix { $0 != "." }), (1...40).contains(major)
    else { return nil }
    if let profile = all.first(where: { $0.majors.contains(major) }) {
      return "The profile \(profile.name) simulates iOS \(major)."
    }
    let older = all.last { $0.majors.upperBound < major }
    let newer = all.first { $0.majors.lowerBound > major }
    let nearest = [older, newer].compactMap { $0?.name }
    return "iOS \(major) has no profile; the nearest \(nearest.count == 1 ? "is" : "are") "
      + nearest.joined(separator: " and ") + "."
  }
}
