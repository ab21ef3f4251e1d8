@testable import Rendering
@testable import statelab

nonisolated extension ScoreWords {
  static let marked: ScoreWords = {
    let words = Words.english.score
    return ScoreWords(
      right: { mark(words.right($0, $1, $2)) }, whichCounts: mark(words.whichCounts),
      passed: { mark(words.passed($0, $1, $2)) }, result: mark(words.result),
      weakestRules: { mark(words.weakestRules($0)) }, part: { mark(words.part($0, $1)) },
      lookAt: mark(words.lookAt), next: mark(words.next),
      commands: { mark(words.commands($0)) })
  }()
}

nonisolated extension WorksheetWords {
  static let marked: WorksheetWords = {
    let words = Words.english.worksheet
    return WorksheetWords(
      title: { mark(words.title($0)) }, opening: { mark(words.opening($0)) },
      again: { mark(words.again($0)) }, lesson: { mark(words.lesson($0, $1)) },
      question: { mark(words.question($0)) }, under: { mark(words.under($0)) },
      answer: { mark(words.answer($0)) }, rules: { mark(words.rules($0)) },
      found: { mark(words.found($0, $1)) }, see: { mark(words.see($0, $1)) })
  }()
}

nonisolated extension ProgressWords {
  static let marked: ProgressWords = {
    let words = Words.english.progress
    return ProgressWords(
      header: words.header.map(mark), run: mark(words.run), notRun: mark(words.notRun),
      none: mark(words.none), unknown: mark(words.unknown), score: { mark(words.score($0, $1)) },
      place: { mark(words.place($0, $1)) }, finished: { mark(words.finished($0, $1)) },
      others: mark(words.others), next: mark(words.next),
      commands: { mark(words.commands($0)) })
  }()
}
