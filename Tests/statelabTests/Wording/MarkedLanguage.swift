@testable import Replay

/// A second language: English with a mark around each sentence and each word of its own, so that what
/// stands outside of all marks is not of the language.
nonisolated extension Language {
  static let marked = Language(
    found: english.found.marked, passedOver: english.passedOver.marked,
    stored: english.stored.marked, created: english.created.marked,
    subscribed: english.subscribed.marked, unsubscribed: english.unsubscribed.marked,
    wrote: english.wrote.marked, wroteEqual: english.wroteEqual.marked,
    writeIgnored: english.writeIgnored.marked, observed: english.observed.marked,
    willChange: english.willChange.marked, queued: english.queued.marked,
    updated: english.updated.marked, body: english.body.marked,
    bodySkipped: english.bodySkipped.marked, redrawn: english.redrawn.marked,
    removed: english.removed.marked, appeared: english.appeared.marked,
    disappeared: english.disappeared.marked, changed: english.changed.marked,
    received: english.received.marked, preferenceChanged: english.preferenceChanged.marked,
    geometryChanged: english.geometryChanged.marked,
    taskStarted: english.taskStarted.marked,
    taskCancelled: english.taskCancelled.marked, printed: english.printed.marked,
    warning: english.warning.marked, stopped: english.stopped.marked,
    stillChanging: english.stillChanging.marked, holds: english.holds.marked,
    screen: english.screen.marked, stale: english.stale.marked, mount: english.mount.marked,
    unmount: english.unmount.marked, replaceRoot: english.replaceRoot.marked,
    tap: english.tap.marked, enter: english.enter.marked, type: english.type.marked,
    toggle: english.toggle.marked,
    pick: english.pick.marked, scroll: english.scroll.marked, scene: english.scene.marked,
    advance: english.advance.marked,
    perform: english.perform.marked, background: english.background.marked,
    causes: CauseWords(
      reason: { english.causes.reason($0, $1).map(mark) },
      beginning: { mark(english.causes.beginning($0)) },
      unexplained: { mark(english.causes.unexplained($0)) },
      difference: { mark(english.causes.difference($0, $1)) },
      outcome: { mark(english.causes.outcome($0)) },
      noConsequence: { mark(english.causes.noConsequence($0)) },
      only: { mark(english.causes.only($0)) },
      judgement: { mark(english.causes.judgement($0, $1, $2)) }),
    silence: SilenceWords(
      equalRoot: english.silence.equalRoot.marked, nothingDue: english.silence.nothingDue.marked,
      phaseUnread: english.silence.phaseUnread.marked,
      nothingQueued: english.silence.nothingQueued.marked,
      nothingReached: english.silence.nothingReached.marked),
    staleness: StalenessWords(
      sentence: { mark(english.staleness.sentence($0)) },
      object: { mark(english.staleness.object($0, $1)) }),
    views: ViewWords(
      nowhere: mark(english.views.nowhere), queued: mark(english.views.queued),
      removed: mark(english.views.removed), changing: mark(english.views.changing),
      passedOver: mark(english.views.passedOver), subscribed: mark(english.views.subscribed),
      unsubscribed: mark(english.views.unsubscribed), body: { mark(english.views.body($0)) }),
    comparison: ComparisonWords(
      equal: { mark(english.comparison.equal($0)) },
      different: { mark(english.comparison.different($0)) },
      diverging: { mark(english.comparison.diverging($0, $1)) },
      shared: { mark(english.comparison.shared($0, $1)) },
      divergence: { mark(english.comparison.divergence($0)) },
      alike: { mark(english.comparison.alike($0)) },
      agreement: { mark(english.comparison.agreement($0, $1)) }),
    line: { mark(english.line($0, $1, $2)) })
}

nonisolated extension EventWords {
  fileprivate var marked: EventWords {
    EventWords(
      verb: mark(verb), meaning: meaning.map(mark), now: { mark(now($0)) },
      past: { mark(past($0)) }, cause: { mark(cause($0)) })
  }
}

nonisolated extension SilenceWords.Silence {
  fileprivate var marked: SilenceWords.Silence {
    SilenceWords.Silence(line: mark(line), sentence: mark(sentence))
  }
}

nonisolated extension ActionWords {
  fileprivate var marked: ActionWords {
    ActionWords(
      title: { mark(title($0)) }, cause: { mark(cause($0)) },
      beginning: { mark(beginning($0)) })
  }
}

nonisolated func mark(_ text: String) -> String { "«\(text)»" }

extension String {
  /// What stands outside of all marks.
  nonisolated var unmarked: String {
    var depth = 0
    var rest = ""
    for character in self {
      if character == "«" { depth += 1 }
      if depth == 0 { rest.append(character) }
      if character == "»" { depth -= 1 }
    }
    return rest
  }

  /// Its words: what stands between signs.
  nonisolated var words: Set<String> {
    Set(
      split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
        $0.contains(where: \.isLetter)
      })
  }
}
