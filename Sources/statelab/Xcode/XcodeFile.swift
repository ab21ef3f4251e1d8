import Course
import Rendering

/// A lesson's listing as a program for a device: SwiftUI replaces the laboratory, and an app shows
/// the first view that an experiment mounts.
///
/// The conversion follows rules that hold for every lesson: declarations stay unchanged, and
/// extensions of the course's types are removed. The statements of an experiment before it mounts
/// its view create the view, and the app runs experiments without a host as it starts.
///
/// Cutting the listing at `extension Lesson` would be shorter, and would leave no program: only the
/// experiments name the shown view and its arguments: one view takes a subject, another one takes a
/// closure with a view inside, and a third lesson is about output before any view appears.
struct XcodeFile {
  let text: String

  /// - Parameters:
  ///   - advice: A sentence on how to use the file.
  ///   - module: The name for the module that a listing names as `StateLabCore`.
  init(
    _ reading: LessonReading,
    advice: String = "Paste it into a new app project of Xcode, in place of the file with `@main`.",
    module: String = "SwiftUI"
  ) throws(Failure) {
    let files = reading.shownFiles
    let declarations = files.flatMap(\.declarations)
    let views = declarations.filter { !$0.isAboutExperiments && !$0.isImport }
    let experiments = declarations.filter { $0.keyword == "extension" && $0.name == "Lesson" }
      .flatMap { ExperimentCode.all(in: $0.lines.joined(separator: "\n")) }
    guard let root = Root(experiments, views: files.flatMap(\.views)) else {
      throw Failure(
        .badData, "No experiment of lesson \(reading.lesson.number) mounts a view.",
        next: "`statelab show \(reading.lesson.number)` shows its listing.")
    }
    var parts = [
      [
        "// Lesson \(reading.lesson.number) of statelab: \(reading.text.title).",
        "// \(advice)",
      ]
    ]
    parts.append(Self.imports(for: views))
    parts += views.map(\.lines)
    if let function = root.function { parts.append(function) }
    parts.append(root.comment + Self.app(showing: root.call, first: experiments.map(\.unmounted)))
    let program = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    text = program.replacing("StateLabCore.", with: module + ".").askingTheNetwork
  }

  private static func imports(for declarations: [SwiftSource.Declaration]) -> [String] {
    let words = declarations.flatMap(\.lines).joined(separator: "\n").words
    return (words.isDisjoint(with: combineNames) ? [] : ["import Combine"]) + ["import SwiftUI"]
  }

  /// Words that show that a listing uses Combine.
  private static let combineNames: Set = [
    "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Empty", "Fail", "Just",
    "ObservableObject", "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject",
    "Subscriber", "Subscribers", "Subscription", "sink",
  ]

  private static func app(showing view: String, first steps: [[[String]]]) -> [String] {
    var lines = ["@main", "struct LessonApp: App {"]
    let blocks = steps.filter { !$0.isEmpty }
    if !blocks.isEmpty {
      lines.append("  init() {")
      for block in blocks {
        lines.append("    do {")
        lines += block.flatMap { $0 }.map { "      " + $0 }
        lines.append("    }")
      }
      lines += ["  }", ""]
    }
    return lines + [
      "  var body: some Scene {", "    WindowGroup { \(view) }", "  }", "}",
    ]
  }
}

/// The view that the app shows.
private struct Root {
  let comment: [String]
  /// A function that creates the view, where an expression does not suffice.
  let function: [String]?
  let call: String

  init?(_ experiments: [ExperimentCode], views: [String]) {
    for experiment in experiments {
      guard let (before, view, after) = experiment.mounted else { continue }
      comment = Self.comment(on: experiment, after)
      if before.isEmpty {
        function = nil
        call = view
      } else {
        let result = ["  return \(view)"]
        function =
          ["@MainActor private func firstView() -> some View {"]
          + before.flatMap { $0 }.map { "  " + $0 } + result + ["}"]
        call = "firstView()"
      }
      return
    }
    for experiment in experiments {
      guard let view = experiment.firstCall(of: views) else { continue }
      comment = Self.comment(on: experiment, [])
      function = nil
      call = view
      return
    }
    return nil
  }

  /// A comment with the actions for a reader with a device, which the experiment plays by itself.
  private static func comment(on experiment: ExperimentCode, _ steps: [[String]]) -> [String] {
    let actions = steps.map { $0.joined(separator: " ") }
      .filter { step in ["tap", "enter", "toggle"].contains { step.hasPrefix("try host.\($0)(") } }
      .map { "//   " + $0.dropFirst("try host.".count) }
    let opening = "// As in the experiment `\(experiment.name)`"
    return actions.isEmpty ? [opening + "."] : [opening + ". What it does then:"] + actions
  }
}
