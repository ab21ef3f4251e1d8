import Course
import Rendering
import Replay
import StateLabCore

extension LintedLesson {
  /// A program must not show or print `1 words`.
  func numbers() throws -> [Diagnostic] {
    try lesson.experiments.flatMap { experiment in
      let reference = RunReference(lesson: nil, experiment: experiment.name, profile: nil)
      let run = try runs.run(reference, from: lesson, under: .standard)
      let told = ToldRun(
        Timeline(
          run.trace, experiment: run.experiment, profile: run.profile, findings: run.findings),
        in: .english)
      var seen = SeenText()
      seen.add(told)
      return Set(seen.written.compactMap(\.oneOfSeveral)).sorted().map { words in
        Diagnostic(
          lesson, "experiment `\(experiment.name)` writes \"\(words)\"; write the number last")
      }
    }
  }
}

extension String {
  /// `1 words`: a one before a noun in the plural. In `Row 1 shows A` the one is the row's number.
  var oneOfSeveral: String? {
    let words = split { $0.isWhitespace }.map { word in
      word.drop { $0.isPunctuation && $0 != "." && $0 != "-" }
    }
    let place = words.indices.dropLast().first { index in
      let next = words[index + 1].prefix { $0.isLetter }
      let isNumberOfNoun =
        index > 0 && words[index - 1].allSatisfy(\.isLetter)
        && words[index - 1].first?.isUppercase == true
      return words[index] == "1" && !isNumberOfNoun && next.count > 2 && next.hasSuffix("s")
        && !next.hasSuffix("ss") && !["was", "has", "plus", "minus"].contains(next)
    }
    return place.map { "1 \(words[$0 + 1].prefix { $0.isLetter })" }
  }
}
