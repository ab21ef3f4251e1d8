import Course
import StateLabCore

extension LessonCheck {
  /// Each experiment runs under each profile, to its end, and twice the same.
  func complaintsAboutExperiments() -> [Complaint] {
    var complaints: [Complaint] = []
    var taken: Set<String> = []
    for experiment in lesson.experiments {
      if !taken.insert(experiment.name).inserted {
        complaints.append(about(experiment, "has a name that another one has; rename one"))
      }
      for profile in Profile.all {
        complaints += complaintsAboutRuns(of: experiment, under: profile)
      }
    }
    return complaints
  }

  private func complaintsAboutRuns(
    of experiment: Experiment, under profile: Profile
  ) -> [Complaint] {
    var complaints: [Complaint] = []
    let run = experiment.run(under: profile)
    let again = experiment.run(under: profile)
    if run != again {
      let same = zip(run.trace, again.trace).prefix { $0 == $1 }.count
      complaints.append(
        about(
          experiment,
          "does not do the same twice under \(profile.name): the runs part at event \(same)"))
    }
    if case .threw(let error) = run.problem {
      complaints.append(about(experiment, "ends with an error under \(profile.name): \(error)"))
    }
    var names: Set<String> = []
    for finding in run.findings where !names.insert(finding.name).inserted {
      complaints.append(about(experiment, "finds `\(finding.name)` twice; rename one"))
    }
    return complaints
  }

  private func about(_ experiment: Experiment, _ message: String) -> Complaint {
    Complaint(
      lesson, file: lesson.folder?.swiftFiles.first?.name ?? "",
      "experiment `\(experiment.name)` \(message)")
  }
}
