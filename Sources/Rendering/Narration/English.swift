import Replay
import StateLabCore

extension CauseWords {
  static let english = CauseWords(
    reason: { steps, delay in
      let list = steps.map(\.description).joined(separator: ", ")
      let reasons =
        (steps.isEmpty ? [] : ["because of \(list)"])
        + (delay.map { ["after \(English.seconds($0))"] } ?? [])
      return reasons.isEmpty ? nil : reasons.joined(separator: ", ")
    },
    mainQueueTurn: "in the next turn of the main queue",
    code: { code, closure in
      switch code {
      case .experiment: nil
      case .action: "in the action"
      case .setter: "in the setter"
      case .body: "in body"
      case .content: "in a content closure"
      case .update: "in update()"
      case .initializer: "in the @StateObject closure"
      case .closure: "in \(closure ?? "a closure")"
      case .block: "in a block"
      case .task: "in a task"
      case .otherThread: "on another thread"
      }
    },
    beginning: { beginnings in
      beginnings.isEmpty
        ? "No cause is recorded." : "It began \(beginnings.joined(separator: ", and "))."
    },
    unexplained: { "with \($0), of which no cause is recorded" },
    difference: { differences, facts in
      let clauses = differences.map {
        "its \($0.property) \($0.isReference ? "is another object" : "differs")"
      }
      return "The new \(facts.view) is not equal to the old one: \(English.list(clauses))."
    },
    outcome: { "When the view was updated, \($0.owned) held \($0.value)." },
    noConsequence: { "No later step names \($0) as its cause." },
    only: { "Only through \($0)." },
    judgement: { step, hanging, count in
      switch (hanging, count) {
      case (1, 1):
        "It has no other cause: without \(step) it would not have happened here."
      case (0, 1): "It has another recorded cause as well."
      case (0, _): "Each of these has another recorded cause as well."
      case (count, _):
        "They have no other cause: without \(step) they would not have happened here."
      default:
        """
        Where it says "Only through \(step)", the step has no other cause: without \(step), it \
        would not have happened here. \
        \(count - hanging == 1
          ? "The other one has another recorded cause as well."
          : "The others have another recorded cause as well.")
        """
      }
    })
}

extension SilenceWords {
  static let english = SilenceWords(
    equalRoot: Silence(
      line: "the new value equals the old one: no body runs",
      sentence: "The new value equals the old one, so no body ran."),
    nothingDue: Silence(
      line: "no view is invalidated: no body runs",
      sentence: "In that time no view was invalidated, so no body ran."),
    phaseUnread: Silence(
      line: "no view reads another phase, so no body runs",
      sentence: "No view reads a changed `scenePhase`, so no body ran."),
    nothingQueued: Silence(
      line: "no view is invalidated: no body runs",
      sentence: "The write invalidated no view, so no body ran."),
    nothingReached: Silence(
      line: "SwiftUI receives no change: no view is invalidated, no body runs",
      sentence:
        "SwiftUI received no change: no view was invalidated, so no body ran."))
}

extension StalenessWords {
  static let english = StalenessWords(
    sentence: { "The screen is stale: \($0)." },
    object: { missing, outdated in
      func list(_ lines: [String]) -> String { lines.joined(separator: " / ") }
      return missing.isEmpty
        ? "if every body ran now, it would no longer show \(list(outdated))"
        : "if every body ran now, it would show \(list(missing))"
    })
}

extension ViewWords {
  static let english = ViewWords(
    nowhere: "no view", queued: "invalidated", removed: "removed", changing: "old value",
    passedOver: "not dynamic", subscribed: "subscribed", unsubscribed: "unsubscribed",
    body: { "body, \(English.ordinal($0)) time" },
    look: { "\($0.content ?? "View"), \($0.look): \($0.old) → \($0.new)" })
}

extension ComparisonWords {
  static let english = ComparisonWords(
    equal: { "The two runs do the same: \($0 ?? "nothing happens")." },
    different: { places in
      places.isEmpty
        ? "The two runs differ from the start:"
        : "The two runs differ from the start, at \(English.list(places)):"
    },
    diverging: { shared, places in
      places.isEmpty
        ? "The two runs are the same for \(shared). Then they differ:"
        : "The two runs are the same for \(shared). They differ at \(English.list(places)):"
    },
    shared: { steps, last in
      steps == 1
        ? "1 step, \(last.verb) \(last.object)"
        : "\(steps) steps, the last: \(last.verb) \(last.object)"
    },
    divergence: { places in
      places.isEmpty ? "They part here." : "They part here, at \(English.list(places))."
    },
    alike: { "\(English.count($0, "step")) alike" },
    agreement: { steps, ending in
      let sentence: String? =
        switch steps {
        case 0: ending == nil ? "The two runs do the same: nothing happens." : nil
        case 1: "The two runs do the same, in their only step."
        default: "The two runs do the same, in all \(steps) steps."
        }
      return [sentence, ending.map { "For both: \($0)" }].compactMap { $0 }.joined(separator: " ")
    })
}

/// Numbers and lists in English.
package enum English {
  /// A clause with a remark at its end, in parentheses where the clause ends or joins sentences.
  static func clause(_ clause: String, remark: String?) -> String {
    guard let remark else { return clause }
    let hasSentences = clause.hasSuffix(".") || clause.contains("; ")
    return hasSentences ? "\(clause) (\(remark))" : "\(clause), \(remark)"
  }

  /// `1 step`, `2 steps`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `a, b and c`.
  package static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (_, 11...13): "\(number)th"
    case (1, _): "\(number)st"
    case (2, _): "\(number)nd"
    case (3, _): "\(number)rd"
    default: "\(number)th"
    }
  }

  /// `1 s`, `0.5 s`: with as few digits as possible.
  static func seconds(_ time: Duration) -> String {
    let thousandths = (time.nanoseconds + 500_000) / 1_000_000
    let rest = thousandths % 1000
    if rest == 0 { return "\(thousandths / 1000) s" }
    var digits = String(String(1000 + rest).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(thousandths / 1000).\(digits) s"
  }
}
