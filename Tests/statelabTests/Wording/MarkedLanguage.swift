@testable import Rendering
@testable import Replay

/// A second language: English with marks around each sentence and each single word, so that text
/// outside of all marks does not come from the language.
nonisolated extension Language {
  static let marked = Language(
    events: { english[$0]?.marked }, actions: { english[$0].marked },
    causes: CauseWords(
      reason: { english.causes.reason($0, $1).map(mark) },
      mainQueueTurn: mark(english.causes.mainQueueTurn),
      code: { english.causes.code($0, $1).map(mark) },
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
      unsubscribed: mark(english.views.unsubscribed), body: { mark(english.views.body($0)) },
      look: { mark(english.views.look($0)) }),
    elements: ElementWords(
      moved: { mark(english.elements.moved($0, $1)) },
      swapped: { mark(english.elements.swapped($0, $1)) },
      reordered: { mark(english.elements.reordered($0)) },
      more: { mark(english.elements.more($0)) }),
    comparison: ComparisonWords(
      equal: { mark(english.comparison.equal($0)) },
      different: { mark(english.comparison.different($0)) },
      diverging: { mark(english.comparison.diverging($0, $1)) },
      shared: { mark(english.comparison.shared($0, $1)) },
      divergence: { mark(english.comparison.divergence($0)) },
      alike: { mark(english.comparison.alike($0)) },
      agreement: { mark(english.comparison.agreement($0, $1)) }),
    ending: { mark(english.ending($0)) },
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
  /// The text outside of all marks.
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

  /// The words of a text, without punctuation.
  nonisolated var words: Set<String> {
    Set(
      split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
        $0.contains(where: \.isLetter)
      })
  }
}
