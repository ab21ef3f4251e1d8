@testable import Rendering
@testable import statelab

/// The tool's own words with marks around them.
nonisolated extension Words {
  static let marked = Words(
    language: .marked, lesson: .marked, listing: .marked, claim: .marked, diff: .marked,
    why: .marked, walk: .marked, sideBySide: .marked, quiz: .marked, score: .marked,
    worksheet: .marked, try: .marked, progress: .marked, screen: .marked, text: .marked,
    plain: .marked)
}

nonisolated extension LessonWords {
  fileprivate static let marked: LessonWords = {
    let words = Words.english.lesson
    return LessonWords(
      place: { mark(words.place($0, $1, $2)) }, lesson: { mark(words.lesson($0)) },
      experiment: { mark(words.experiment($0, $1)) }, about: { mark(words.about($0)) },
      tail: { mark(words.tail($0, $1)) },
      absent: { mark(words.absent($0, $1)) },
      unknownMessage: { mark(words.unknownMessage($0, $1, $2, $3)) },
      edited: { mark(words.edited($0)) }, againstRecorded: { mark(words.againstRecorded($0)) },
      words: mark(words.words), otherWords: mark(words.otherWords), runIt: mark(words.runIt),
      next: mark(words.next), outcomes: mark(words.outcomes),
      profile: { mark(words.profile($0, $1)) }, steps: { mark(words.steps($0, $1, $2)) },
      onward: { mark(words.onward($0, $1, $2)) }, fix: { mark(words.fix($0)) },
      tryIt: { mark(words.tryIt($0, $1)) },
      inFull: { mark(words.inFull($0, $1)) }, from: { mark(words.from($0, $1)) },
      inClass: { mark(words.inClass($0, $1, $2, $3)) })
  }()
}

nonisolated extension ListingWords {
  fileprivate static let marked: ListingWords = {
    let words = Words.english.listing
    return ListingWords(
      alike: { mark(words.alike($0)) }, compiler: mark(words.compiler),
      recordedCompiler: mark(words.recordedCompiler), compiles: mark(words.compiles),
      closing: mark(words.closing), recordedClosing: mark(words.recordedClosing))
  }()
}

nonisolated extension ClaimWords {
  fileprivate static let marked: ClaimWords = {
    let words = Words.english.claim
    return ClaimWords(
      row: { mark(words.row($0)) }, verdict: { mark(words.verdict($0)) },
      runHere: mark(words.runHere), compiled: mark(words.compiled), notRun: mark(words.notRun),
      opinion: mark(words.opinion), documented: mark(words.documented),
      verified: mark(words.verified), reverseEngineered: mark(words.reverseEngineered),
      observed: mark(words.observed), inferred: mark(words.inferred),
      reproduced: mark(words.reproduced), compilerAgrees: mark(words.compilerAgrees),
      asStated: mark(words.asStated), compilerSays: mark(words.compilerSays),
      comesOut: mark(words.comesOut), articleSays: mark(words.articleSays),
      notAsExpected: mark(words.notAsExpected), absent: { mark(words.absent($0, $1)) },
      none: mark(words.none), statement: { mark(words.statement($0, $1, $2)) },
      heading: { mark(words.heading($0, $1)) }, value: { mark(words.value($0, $1)) },
      noResult: { mark(words.noResult($0)) })
  }()
}

nonisolated extension DiffWords {
  fileprivate static let marked: DiffWords = {
    let words = Words.english.diff
    return DiffWords(
      placed: { mark(words.placed($0, $1, $2)) }, under: { mark(words.under($0, $1)) },
      same: { mark(words.same($0, $1, $2)) }, code: mark(words.code),
      sameCode: mark(words.sameCode), rewritten: { mark(words.rewritten($0, $1)) },
      program: { mark(words.program($0, $1)) }, samePrograms: { mark(words.samePrograms($0, $1)) },
      rewrittenProgram: mark(words.rewrittenProgram), run: mark(words.run),
      experiments: { mark(words.experiments($0)) }, onlyIn: { mark(words.onlyIn($0)) })
  }()
}

nonisolated extension WhyWords {
  fileprivate static let marked: WhyWords = {
    let words = Words.english.why
    return WhyWords(
      why: { mark(words.why($0, $1)) },
      whyInProgram: { mark(words.whyInProgram($0, $1)) }, effects: { mark(words.effects($0)) },
      bodies: { mark(words.bodies($0, $1)) }, values: { mark(words.values($0)) },
      mentions: { mark(words.mentions($0)) }, nameless: { mark(words.nameless($0, $1, $2)) },
      unread: { mark(words.unread($0)) }, absent: { mark(words.absent($0, $1)) },
      seeIt: mark(words.seeIt),
      moreCauses: { mark(words.moreCauses($0)) })
  }()
}

nonisolated extension TextWords {
  fileprivate static let marked: TextWords = {
    let words = Words.english.text
    return TextWords(
      experiment: { mark(words.experiment($0)) },
      experimentCode: mark(words.experimentCode), screen: mark(words.screen),
      emptyScreen: mark(words.emptyScreen), asBefore: mark(words.asBefore),
      nothingMore: mark(words.nothingMore), finalScreen: mark(words.finalScreen),
      moreSteps: { mark(words.moreSteps($0)) }, changedSince: { mark(words.changedSince($0)) },
      forTheTeacher: mark(words.forTheTeacher), finding: mark(words.finding),
      claim: mark(words.claim), from: mark(words.from), verdict: mark(words.verdict),
      known: mark(words.known), note: mark(words.note))
  }()
}

nonisolated extension PlainWords {
  fileprivate static let marked: PlainWords = {
    let words = Words.english.plain
    return PlainWords(
      lesson: { mark(words.lesson($0, $1, $2)) }, experiment: { mark(words.experiment($0)) },
      action: { mark(words.action($0)) }, result: { mark(words.result($0)) },
      run: { mark(words.run($0)) }, step: { mark(words.step($0, $1)) },
      sentence: { mark(words.sentence($0, $1, $2)) }, emptyScreen: mark(words.emptyScreen),
      screenAsBefore: mark(words.screenAsBefore),
      screenLine: { mark(words.screenLine($0, $1, $2)) }, look: { mark(words.look($0)) },
      staleScreen: { mark(words.staleScreen($0)) }, then: { mark(words.then($0)) },
      nothingMore: mark(words.nothingMore),
      moreSteps: { mark(words.moreSteps($0)) }, finalScreen: { mark(words.finalScreen($0, $1)) },
      firstRun: { mark(words.firstRun($0)) }, secondRun: { mark(words.secondRun($0)) },
      both: { mark(words.both($0)) }, firstOnly: { mark(words.firstOnly($0)) },
      secondOnly: { mark(words.secondOnly($0)) }, addresses: { mark(words.addresses($0)) },
      alike: { mark(words.alike($0, $1)) }, view: { mark(words.view($0, $1, $2, $3)) },
      property: { mark(words.property($0, $1, $2, $3)) }, new: mark(words.new),
      changed: mark(words.changed), file: { mark(words.file($0)) },
      changedSince: { mark(words.changedSince($0)) }, folded: { mark(words.folded($0)) },
      removedLine: { mark(words.removedLine($0)) }, line: { mark(words.line($0, $1, $2)) },
      remark: { mark(words.remark($0, $1, $2)) }, speaker: { mark(words.speaker($0, $1)) },
      finding: { mark(words.finding($0)) }, claim: { mark(words.claim($0)) },
      from: { mark(words.from($0)) }, verdict: { mark(words.verdict($0)) },
      known: { mark(words.known($0)) }, note: { mark(words.note($0)) },
      forTheTeacher: { mark(words.forTheTeacher($0)) }, judged: { mark(words.judged($0, $1)) },
      judgedScreen: { mark(words.judgedScreen($0, $1, $2)) },
      tableHeading: { mark(words.tableHeading($0)) }, row: { mark(words.row($0)) },
      cell: { mark(words.cell($0, $1)) })
  }()
}
