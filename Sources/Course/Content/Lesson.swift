/// One lesson: experiments that run, and that its `lesson.md` shows in order.
///
/// A lesson's Swift file ends with its declaration:
///
/// ```swift
/// extension Lesson {
///   static let box = Lesson("box", quiz: boxQuiz) {
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
  /// The experiments of the lesson.
  public let experiments: [Experiment]
  /// The programs that its quiz asks about.
  public let quiz: Quiz

  public init(
    _ id: String, quiz: Quiz = Quiz {}, @ExperimentList _ experiments: () -> [Experiment]
  ) {
    self.id = id
    self.experiments = experiments()
    self.quiz = quiz
  }

  public var allExperiments: [Experiment] { experiments + quiz.experiments }

  public func experiment(named name: String) -> Experiment? {
    experiments.first { $0.name == name } ?? quiz.experiments.first { $0.name == name }
  }
}

/// Programs that questions ask about, and that the lesson does not show.
///
/// ```swift
/// extension Lesson {
///   static var boxQuiz: Quiz {
///     Quiz {
///       Experiment("scores") { lab in … }
///     }
///   }
/// }
/// ```
public struct Quiz {
  public let experiments: [Experiment]

  public init(@ExperimentList _ experiments: () -> [Experiment]) {
    self.experiments = experiments()
  }
}

/// Collects the experiments of a lesson in order.
@resultBuilder
public enum ExperimentList {
  public static func buildBlock(_ experiments: Experiment...) -> [Experiment] { experiments }
}
