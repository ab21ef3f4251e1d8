/// One lesson: experiments that run, read in the order that its `lesson.md` shows them.
///
/// A lesson's Swift file ends with it:
///
/// ```swift
/// extension Lesson {
///   static let box = Lesson("box") {
///     Experiment("tap") { lab in
///       let host = Host(ContentView())
///       try host.tap("Change text")
///       lab.find("screen", host.screen)
///     }
///   }
/// }
/// ```
public struct Lesson {
  /// The slug: the name of the lesson's folder without its number.
  public let id: String
  public let experiments: [Experiment]

  public init(_ id: String, @ExperimentList _ experiments: () -> [Experiment]) {
    self.id = id
    self.experiments = experiments()
  }

  public func experiment(named name: String) -> Experiment? {
    experiments.first { $0.name == name }
  }
}

/// Collects the experiments of a lesson, one after the other.
@resultBuilder
public enum ExperimentList {
  public static func buildBlock(_ experiments: Experiment...) -> [Experiment] { experiments }
}
