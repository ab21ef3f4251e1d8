@testable import Rendering
@testable import statelab

nonisolated extension ScreenWords {
  static let marked = ScreenWords(
    quiz: .marked, prompt: .marked, try: .marked, walk: .marked, line: .marked, follow: .marked,
    home: .marked, practice: .marked, rebuild: .marked, pane: .marked)
}

nonisolated extension PracticeScreenWords {
  static let marked: PracticeScreenWords = {
    let words = Words.english.screen.practice
    return PracticeScreenWords(
      place: { mark(words.place($0, $1)) }, working: mark(words.working),
      open: words.open.map(mark), fixed: words.fixed.map(mark), list: words.list.map(mark),
      back: words.back.map(mark), keys: words.keys.map { (mark($0.keys), mark($0.meaning)) },
      hinted: { mark(words.hinted($0)) }, noneLeft: mark(words.noneLeft),
      noEarlierSave: mark(words.noEarlierSave), allHints: mark(words.allHints),
      noRun: mark(words.noRun))
  }()
}

nonisolated extension RebuildScreenWords {
  static let marked: RebuildScreenWords = {
    let words = Words.english.screen.rebuild
    return RebuildScreenWords(
      working: mark(words.working), board: words.board.map(mark), back: words.back.map(mark),
      keys: words.keys.map { (mark($0.keys), mark($0.meaning)) }, noWalk: mark(words.noWalk),
      again: mark(words.again))
  }()
}

nonisolated extension PromptWords {
  static let marked: PromptWords = {
    let words = Words.english.screen.prompt
    return PromptWords(
      lead: { mark(words.lead($0, $1)) }, hints: { mark(words.hints($0, $1, $2)) },
      type: { mark(words.type($0)) })
  }()
}

nonisolated extension PaneWords {
  static let marked: PaneWords = {
    let words = Words.english.screen.pane
    return PaneWords(
      views: mark(words.views), screen: mark(words.screen),
      screenAsBefore: mark(words.screenAsBefore), stale: mark(words.stale),
      empty: mark(words.empty), nothingYet: mark(words.nothingYet),
      more: { mark(words.more($0, $1)) }, page: { mark(words.page($0, $1)) },
      moreBelow: mark(words.moreBelow), moreAbove: mark(words.moreAbove),
      parted: { mark(words.parted($0, $1)) })
  }()
}

nonisolated extension QuizScreenWords {
  static let marked: QuizScreenWords = {
    let words = Words.english.screen.quiz
    return QuizScreenWords(
      place: { mark(words.place($0, $1)) }, lesson: { mark(words.lesson($0, $1)) },
      noChoice: { mark(words.noChoice($0)) }, backToQuestion: mark(words.backToQuestion),
      typing: words.typing.map(mark), answered: { mark(words.answered($0)) },
      choosing: { words.choosing($0).map(mark) })
  }()
}

nonisolated extension TryScreenWords {
  static let marked: TryScreenWords = {
    let words = Words.english.screen.try
    return TryScreenWords(
      noChoices: { mark(words.noChoices($0)) },
      nothingToTakeBack: mark(words.nothingToTakeBack), hasEnded: mark(words.hasEnded),
      atEarlierStep: words.atEarlierStep.map(mark), atEnd: words.atEnd.map(mark),
      nothingToUse: mark(words.nothingToUse), scrollDown: mark(words.scrollDown),
      press: { mark(words.press($0)) },
      flip: { mark(words.flip($0)) }, choose: { mark(words.choose($0)) },
      type: { mark(words.type($0)) },
      typeInto: { words.typeInto($0).map(mark) }, typing: { words.typing($0).map(mark) },
      typingValue: words.typingValue.map(mark), drag: { mark(words.drag($0)) },
      dragging: words.dragging.map(mark), noDistance: { mark(words.noDistance($0)) },
      choosing: { words.choosing($0, $1).map(mark) }, closesHelp: mark(words.closesHelp),
      findings: { mark(words.findings($0)) },
      help: words.help.map { part in
        Part(
          heading: mark(part.heading),
          keys: part.keys.map { (mark($0.keys), mark($0.meaning)) })
      },
      again: mark(words.again))
  }()
}

nonisolated extension WalkScreenWords {
  static let marked: WalkScreenWords = {
    let words = Words.english.screen.walk
    return WalkScreenWords(
      title: mark(words.title), closing: words.closing.map(mark),
      closingOfPages: words.closingOfPages.map(mark), back: words.back.map(mark),
      chosen: { words.chosen($0).map(mark) },
      choosing: { words.choosing($0, $1, $2).map(mark) },
      isBeginning: mark(words.isBeginning), noLaterChange: mark(words.noLaterChange),
      noEarlierChange: mark(words.noEarlierChange), noStep: { mark(words.noStep($0, $1)) },
      isNowhere: { mark(words.isNowhere($0)) }, nowhereElse: mark(words.nowhereElse),
      fromBeginning: mark(words.fromBeginning), ending: { mark(words.ending($0)) },
      doNotPart: mark(words.doNotPart), areNotTwo: mark(words.areNotTwo),
      stopped: mark(words.stopped), playing: mark(words.playing),
      nothingMoreToSee: mark(words.nothingMoreToSee),
      typingStep: { mark(words.typingStep($0)) }, found: { mark(words.found($0, $1, $2)) })
  }()
}

nonisolated extension WalkLineWords {
  static let marked: WalkLineWords = {
    let words = Words.english.screen.line
    return WalkLineWords(
      isNoWord: { mark(words.isNoWord($0)) }, found: { mark(words.found($0, $1)) },
      sinceBeginning: { mark(words.sinceBeginning($0)) },
      scrollsOnScreen: mark(words.scrollsOnScreen))
  }()
}

nonisolated extension FollowWords {
  static let marked: FollowWords = {
    let words = Words.english.screen.follow
    return FollowWords(
      asked: mark(words.asked), answer: { mark(words.answer($0)) }, now: { mark(words.now($0)) },
      next: mark(words.next), closing: words.closing.map(mark), over: mark(words.over))
  }()
}

nonisolated extension HomeWords {
  static let marked: HomeWords = {
    let words = Words.english.screen.home
    return HomeWords(
      status: { mark(words.status($0, $1, $2, $3)) }, closing: { words.closing($0).map(mark) },
      title: mark(words.title), keys: words.keys.map { (mark($0.keys), mark($0.meaning)) },
      back: mark(words.back), aboutLesson: mark(words.aboutLesson),
      ownProgram: mark(words.ownProgram), walks: mark(words.walks), runs: mark(words.runs),
      asks: mark(words.asks), explains: mark(words.explains), compares: mark(words.compares),
      tries: mark(words.tries), practices: mark(words.practices),
      rebuilds: mark(words.rebuilds), open: mark(words.open),
      next: mark(words.next), notRun: mark(words.notRun), noQuiz: mark(words.noQuiz),
      minutes: { mark(words.minutes($0)) }, practice: { mark(words.practice($0, $1, $2)) },
      rebuild: { mark(words.rebuild($0, $1)) },
      writing: { words.writing($0).map(mark) },
      pause: mark(words.pause), stopped: { mark(words.stopped($0)) },
      quiz: { mark(words.quiz($0)) }, due: { mark(words.due($0)) })
  }()
}
