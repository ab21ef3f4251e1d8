import Rendering
import StateLabCore

/// The generation of `@State` that a program is compiled with. It is a property of the build, not of
/// the release that runs (fidelity 2.14).
enum XcodeBuild: Int, CaseIterable {
  /// `@State` is a property wrapper.
  case xcode26 = 26
  /// `@State` is an attached macro.
  case xcode27 = 27

  static let standard = xcode26

  /// `xcode27`, as in `Counter.swift@xcode27`.
  var name: String { "xcode\(rawValue)" }
  /// `Xcode 27`
  var title: String { "Xcode \(rawValue)" }

  /// The sentence that ends a run.
  var sentence: String { Words.current.try.built(title, self == .xcode27) }

  init?(named name: String) {
    guard let build = Self.allCases.first(where: { $0.name == name.lowercased() }) else {
      return nil
    }
    self = build
  }

  /// The words that repeat an option, with a space before them; empty for the standard build.
  var option: String { self == .standard ? "" : " --xcode \(rawValue)" }

  /// The imports in place of `import SwiftUI`. The macro's module exports the laboratory as well, so
  /// the names that `StateLabUI` takes from Foundation are imported one by one.
  var imports: String {
    guard self == .xcode27 else { return "import StateLabUI" }
    let names = ["Data", "Date", "IndexSet", "URL"].map { "import typealias StateLabUI.\($0)" }
    return (["import StateLabUI", "import StateLabXcode27"] + names).joined(separator: "; ")
  }

  /// The macro runs on systems of iOS 17's generation and later.
  func check(_ profile: Profile) throws(Failure) {
    guard self == .xcode27, profile != .iOS18 else { return }
    throw Failure(
      .usage,
      "Code that Xcode 27 builds with the macro runs on iOS 17 and later, not on \(profile.name).",
      next: "Leave out --profile, or write `--xcode 26`.")
  }
}
