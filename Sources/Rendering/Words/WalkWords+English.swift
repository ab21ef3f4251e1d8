extension WalkWords {
  package static let english = WalkWords(
    help: .english,
    lesson: { "lesson \($0), \($1)" },
    through: { "Walk through \($0)" + ($1.map { ", under \($0)" } ?? "") },
    opening: { "\($0). Enter goes on, keys lists the words." },
    isNoLesson: "This is no lesson.", isFirstLesson: "This is the first lesson.",
    isLastLesson: "This is the last lesson.",
    atStep: { "at \($0)" }, inText: "in the text",
    goingOn: { "Going on \($0)\($1.map { " under \($0)" } ?? ""); --restart begins anew." },
    unknownPlace: { step, profile, isKept in
      let place = [step.map { "\($0)" }, profile.map { "under \($0)" }].compactMap(\.self)
        .joined(separator: " ")
      return "The place where you stopped\(place.isEmpty ? "" : ", \(place),") is not known here"
        + (isKept ? ". It stays saved until you stop elsewhere." : ", so it begins anew.")
    },
    beginning: { steps, next, run in
      guard let steps else { return "This begins as `\(run)` did." }
      let range =
        steps.first == steps.last
        ? "Step \(steps.first) is" : "Steps \(steps.first) to \(steps.last) are"
      let other = next.map { " Something else happens from \($0) on." } ?? ""
      return "\(range) as in `\(run)`, and here they are once more.\(other)"
    },
    step: { "step \($0)" }, before: { "before \($0)" }, after: { "after \($0)" },
    counted: { "\($0) of \($1)" }, text: { "text \($0) of \($1)" },
    stop: { "stop \($0) of \($1)" }, textAlone: "text", place: "Place: ",
    why: { "Why \($0)" }, isAction: "An action: nothing in the program caused it.",
    nothingHere: "Nothing happens here. Ask at a step.",
    outcome: { $0.map { "After \($0)" } ?? "Afterwards" },
    lastBodies: "The screen shows the last results of these bodies:",
    noScreen: "Nothing is on the screen yet.", noViews: "No view is mounted here.",
    views: { "Views and state, \($0)" },
    notFollowed:
      "Properties that are not dynamic have no storage: their values are part of the view struct.",
    noCode: "This lesson shows no file.", lineAtWork: { "At work: \($0), line \($1): " },
    notes: { $0.map { "Notes: \($0)" } ?? "Notes" }, noNotes: "This lesson has no notes.",
    difference: { "Difference to lesson \($0)" },
    nothingBefore: "No lesson of this part is before this one.",
    noLessonBefore: "No lesson is before this.",
    question: "What will happen?", asked: "After: ",
    noQuestion: "No question of the lesson is left here: answer for yourself, then go on.",
    noMoreRuns: "Nothing more runs in this lesson: there is nothing to ask.")
}

extension SideBySideWords {
  package static let english = SideBySideWords(
    part: "Side by side", through: { "Walk in step through \($0), and \($1)" },
    range: { sides in
      let ranges = sides.map { "\($0.first) to \($0.last)" }
      return ranges.isEmpty
        ? "Nothing is compared."
        : "The steps go from \(ranges.joined(separator: ", and from "))."
    },
    isNoLesson: "Here are two runs; q leaves them.",
    heading: { a, b in a == b ? "\(a), twice" : "\(a), and \(b)" },
    steps: { first, last in
      let earlier =
        first.number > 1 ? "; the steps before belong to other experiments of the lesson" : ""
      return "steps \(first) to \(last)\(earlier)"
    },
    unnumbered: { English.count($0, "step") },
    promise:
      "In step until they part: the two runs go on together while they do the same. From the place "
      + "where they part, one run may wait while the other goes on alone. `x` "
      + "goes there.",
    agreement: { "\($0): \($1)" },
    same: "Both do the same.", different: "Not the same.", only: { "Only \($0)." },
    waiting: { "\($0) \($1) still waits." },
    sameAgain: "This is the same in both again.",
    sameOutcome: "In the end both show the same; the steps that led to it are not the same.",
    nothing: "These two have no experiment to be compared.",
    noNotes: "Notes are in the walk through one lesson.",
    question:
      "Does the next step happen on both sides, or on one alone? Answer for yourself, then go on.",
    noMoreQuestions: "Nothing more comes: there is nothing to ask.")
}
