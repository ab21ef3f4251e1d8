import Course
import StateLabCore

extension LessonCheck {
  /// Each experiment must run to its end under each profile, twice with the same recording.
  func checkExperiments() throws -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var taken: Set<String> = []
    for experiment in lesson.lesson.allExperiments {
      if !taken.insert(experiment.name).inserted {
        diagnostics.append(about(experiment, "has a name that another one has; rename one"))
      }
      var messages: [(text: String, profiles: [String])] = []
      for profile in Profile.all {
        for text in try problems(of: experiment, under: profile) {
          if let index = messages.firstIndex(where: { $0.text == text }) {
            messages[index].profiles.append(profile.name)
          } else {
            messages.append((text, [profile.name]))
          }
        }
      }
      diagnostics += messages.map { text, profiles in
        about(experiment, "\(text) (\(profiles.joined(separator: ", ")))")
      }
    }
    return diagnostics
  }

  private func problems(of experiment: Experiment, under profile: Profile) throws -> [String] {
    var problems: [String] = []
    let reference = RunReference(experiment: experiment.name)
    let run = try check.played.run(reference, from: lesson, under: profile)
    let again = try check.course.play(experiment, ofLesson: lesson.id, under: profile)
    if run != again {
      let same = zip(run.trace, again.trace).prefix { $0 == $1 }.count
      problems.append("does not do the same twice: the runs part at event \(same)")
    }
    if case .threw(let error) = run.problem { problems.append("ends with an error: \(error)") }
    var names: Set<String> = []
    for finding in run.findings where !names.insert(finding.name).inserted {
      problems.append("finds `\(finding.name)` twice; rename one")
    }
    return problems
  }

  private func about(_ experiment: Experiment, _ message: String) -> Diagnostic {
    Diagnostic(
      lesson, file: lesson.folder?.swiftFiles.first?.name ?? "",
      "experiment `\(experiment.name)` \(message)")
  }
}
