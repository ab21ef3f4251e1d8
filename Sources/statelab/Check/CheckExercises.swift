import Course
import Rendering
import StateLabCore

extension LessonCheck {
  /// Each task must have a patch that fits. Without the patch, some expectation must fail; with it,
  /// none.
  func checkExercises() throws -> [Diagnostic] {
    let outcomes =
      try check.exerciseOutcomes[lesson.id] ?? check.outcomesOfExercises(of: [lesson])[lesson.id]
      ?? [:]
    var diagnostics: [Diagnostic] = []
    for block in source.text.blocks {
      switch block.content {
      case .exercise(let exercise):
        diagnostics += try problems(of: exercise, outcome: outcomes[exercise.id]).map {
          Diagnostic(lesson, line: block.line, "task `\(exercise.id)` \($0)")
        }
      case .patch(let patch):
        if let problem = problem(of: patch) {
          diagnostics.append(
            Diagnostic(lesson, line: block.line, "patch `\(patch.id)`: \(problem)"))
        }
      default: break
      }
    }
    return diagnostics
  }

  private func problem(of patch: ExercisePatch) -> String? {
    guard source.text.exercises.contains(where: { $0.id == patch.id }) else {
      return "there is no such task; add `task \(patch.id)`"
    }
    do {
      _ = try patch.applied(to: lesson.folder?.swiftFiles ?? [])
      return nil
    } catch { return "\(error)" }
  }

  private func problems(
    of exercise: Exercise, outcome: Workbench.Outcome?
  ) throws -> [String] {
    guard source.text.patches.contains(where: { $0.id == exercise.id }) else {
      return ["has no patch that shows a solution; add `patch \(exercise.id)`"]
    }
    var problems: [String] = []
    for run in exercise.expectations.compactMap(\.run) {
      do {
        let experiment = try check.course.experiment(run, from: lesson.lesson)
        if (run.lesson ?? lesson.id) != lesson.id || experiment.endsProcess {
          problems.append(
            "expects something of `\(run)`, which cannot be played here; "
              + "name an experiment of this lesson that does not end its process")
        }
      } catch { problems.append("cannot be played: \(error)") }
    }
    if !problems.isEmpty { return problems }
    if runs, try isMetAlready(exercise) {
      problems.append("expects what the unchanged program does as well; expect something else")
    }
    return problems + Self.problems(of: exercise, after: outcome)
  }

  /// True if the unchanged program already meets all expectations.
  private func isMetAlready(_ exercise: Exercise) throws -> Bool {
    try exercise.expectations.allSatisfy { expectation in
      guard let run = expectation.run else { return false }
      let played = try check.played.run(run, from: lesson, under: .standard)
      return expectation.outcome(of: played) == expectation.expected
    }
  }

  private static func problems(
    of exercise: Exercise, after outcome: Workbench.Outcome?
  ) -> [String] {
    (outcome?.shortcomings(in: exercise) ?? []).map { shortcoming in
      switch shortcoming {
      case .broke(let reason): "cannot be judged: with its patch the program broke, \(reason)"
      case .doesNotCompile(let error): "has a patch that does not compile: \(error.text)"
      case .failsOtherwise(let error, let expected):
        "expects `\(expected)`, and with its patch the compiler says `\(error.text)`"
      case .compiles: "expects an error, and with its patch the program compiles"
      case .differs(let expectation, let literal):
        "expects \(expectation), and with its patch it is \(literal.isEmpty ? "nothing" : literal)"
      }
    }
  }
}

extension Check {
  /// The outcomes of the tasks of these lessons, by the ids of the lesson and of the task; empty
  /// where nothing can be built. The first tasks of all lessons are built together, then the second
  /// ones.
  func outcomesOfExercises(
    of lessons: [CourseLesson]
  ) throws -> [String: [String: Workbench.Outcome]] {
    guard let compiler, compiler.canBuild else { return [:] }
    var passes: [[Workbench.Job]] = []
    for lesson in lessons {
      for (pass, job) in jobs(of: course.lessons[lesson.number - 1]).enumerated() {
        if passes.count == pass { passes.append([]) }
        passes[pass].append(job)
      }
    }
    var outcomes: [String: [String: Workbench.Outcome]] = [:]
    for jobs in passes {
      for (job, outcome) in zip(jobs, try Workbench(compiler: compiler).outcomes(of: jobs)) {
        outcomes[job.lesson, default: [:]][job.exercise.id] = outcome
      }
    }
    return outcomes
  }

  /// The tasks of a lesson that can be built; other checks report the rest.
  private func jobs(of lesson: CourseLesson) -> [Workbench.Job] {
    guard let text = try? lesson.textWithoutFaults() else { return [] }
    return text.exercises.compactMap { exercise in
      guard let patch = text.patches.first(where: { $0.id == exercise.id }),
        let files = try? patch.applied(to: lesson.folder?.swiftFiles ?? [])
      else { return nil }
      return Workbench.Job(lesson: lesson.id, exercise: exercise, files: files)
    }
  }
}
