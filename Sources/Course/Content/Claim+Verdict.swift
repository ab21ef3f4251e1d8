import Rendering
import StateLabCore

nonisolated extension Claim {
  /// The verdict, typed or computed; nil for our own findings, and where neither the author nor the
  /// run has one.
  ///
  /// - Parameter results: The outcomes under the releases that can run it, the oldest first.
  public func verdict(after results: [ClaimResult]) -> Verdict? {
    guard author == .article else { return nil }
    if kind == .opinion { return .opinion }
    return typedVerdict ?? Self.computedVerdict(after: results)
  }

  /// As stated under every release: it holds. Under older releases only: outdated. Never: wrong.
  static func computedVerdict(after results: [ClaimResult]) -> Verdict? {
    let agreements = results.compactMap(\.isAsStated)
    guard let newest = agreements.last else { return nil }
    if !agreements.contains(false) { return .holds }
    if !agreements.contains(true) { return .wrong }
    return newest ? nil : .outdated
  }

  /// The reason why the author's verdict contradicts the results, in a few words; nil where it does
  /// not.
  public func objection(to results: [ClaimResult]) -> String? {
    let agreements = results.compactMap(\.isAsStated)
    guard let typedVerdict, let newest = agreements.last else { return nil }
    switch typedVerdict {
    case .holds where agreements.contains(false): return "it comes out otherwise under some release"
    case .wrong where !agreements.contains(false), .overstated where !agreements.contains(false),
      .imprecise where !agreements.contains(false):
      return "it comes out as the article says under every release"
    case .outdated where newest: return "it still comes out as the article says"
    case .outdated where !agreements.contains(true): return "it never came out as the article says"
    default: return nil
    }
  }
}

nonisolated extension ClaimResult {
  /// True if the outcome is as stated; nil where nothing can be compared.
  public var isAsStated: Bool? {
    switch self {
    case .asStated: true
    case .otherwise: false
    case .cameOut, .unavailable, .noResult: nil
    }
  }
}
