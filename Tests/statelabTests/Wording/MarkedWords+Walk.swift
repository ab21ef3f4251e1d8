@testable import Rendering
@testable import statelab

nonisolated extension WalkWords {
  static let marked: WalkWords = {
    let words = Words.english.walk
    return WalkWords(
      help: .marked, lesson: { mark(words.lesson($0, $1)) },
      through: { mark(words.through($0, $1)) }, opening: { mark(words.opening($0)) },
      isNoLesson: mark(words.isNoLesson),
      isFirstLesson: mark(words.isFirstLesson), isLastLesson: mark(words.isLastLesson),
      atStep: { mark(words.atStep($0)) }, inText: mark(words.inText),
      goingOn: { mark(words.goingOn($0, $1)) },
      unknownPlace: { mark(words.unknownPlace($0, $1, $2)) },
      beginning: { mark(words.beginning($0, $1, $2)) }, step: { mark(words.step($0)) },
      before: { mark(words.before($0)) }, after: { mark(words.after($0)) },
      counted: { mark(words.counted($0, $1)) }, text: { mark(words.text($0, $1)) },
      stop: { mark(words.stop($0, $1)) }, textAlone: mark(words.textAlone),
      place: mark(words.place), why: { mark(words.why($0)) }, isAction: mark(words.isAction),
      nothingHere: mark(words.nothingHere), outcome: { mark(words.outcome($0)) },
      lastBodies: mark(words.lastBodies), noScreen: mark(words.noScreen),
      noViews: mark(words.noViews), views: { mark(words.views($0)) },
      notFollowed: mark(words.notFollowed), noCode: mark(words.noCode),
      lineAtWork: { mark(words.lineAtWork($0, $1)) }, notes: { mark(words.notes($0)) },
      noNotes: mark(words.noNotes), difference: { mark(words.difference($0)) },
      nothingBefore: mark(words.nothingBefore), noLessonBefore: mark(words.noLessonBefore),
      question: mark(words.question), asked: mark(words.asked),
      noQuestion: mark(words.noQuestion), noMoreRuns: mark(words.noMoreRuns))
  }()
}

nonisolated extension WalkHelpWords {
  static let marked: WalkHelpWords = {
    let words = Words.english.walk.help
    return WalkHelpWords(
      title: mark(words.title), next: words.next.marked, back: words.back.marked,
      change: words.change.marked, ends: words.ends.marked, step: words.step.marked,
      lessons: words.lessons.marked, divergence: words.divergence.marked, code: words.code.marked,
      steps: words.steps.marked, why: words.why.marked, state: words.state.marked,
      screen: words.screen.marked, allCode: words.allCode.marked,
      difference: words.difference.marked, predict: words.predict.marked,
      notes: words.notes.marked, search: words.search.marked, place: words.place.marked,
      timer: words.timer.marked, keys: words.keys.marked, quit: words.quit.marked)
  }()
}

nonisolated extension WalkHelpWords.Request {
  fileprivate var marked: WalkHelpWords.Request {
    .init(meaning: mark(meaning), offer: offer.map(mark), typed: typed.map(mark))
  }
}

nonisolated extension SideBySideWords {
  static let marked: SideBySideWords = {
    let words = Words.english.sideBySide
    return SideBySideWords(
      part: mark(words.part), through: { mark(words.through($0, $1)) },
      range: { mark(words.range($0)) }, isNoLesson: mark(words.isNoLesson),
      heading: { mark(words.heading($0, $1)) }, steps: { mark(words.steps($0, $1)) },
      unnumbered: { mark(words.unnumbered($0)) }, promise: mark(words.promise),
      agreement: { mark(words.agreement($0, $1)) }, same: mark(words.same),
      different: mark(words.different), only: { mark(words.only($0)) },
      waiting: { mark(words.waiting($0, $1)) }, sameAgain: mark(words.sameAgain),
      sameOutcome: mark(words.sameOutcome), nothing: mark(words.nothing),
      noNotes: mark(words.noNotes), question: mark(words.question),
      noMoreQuestions: mark(words.noMoreQuestions))
  }()
}

nonisolated extension QuizWords {
  static let marked: QuizWords = {
    let words = Words.english.quiz
    return QuizWords(
      title: { mark(words.title($0, $1, $2, $3)) }, prediction: { mark(words.prediction($0, $1)) },
      under: { mark(words.under($0, $1)) }, code: mark(words.code), inFull: mark(words.inFull),
      see: mark(words.see), right: mark(words.right), wrong: mark(words.wrong),
      isRight: { mark(words.isRight($0)) }, noAnswer: mark(words.noAnswer),
      found: { mark(words.found($0, $1, $2)) }, compilerSays: mark(words.compilerSays),
      lastSteps: { mark(words.lastSteps($0, $1)) }, steps: { mark(words.steps($0, $1)) },
      stepsIn: { mark(words.stepsIn($0)) }, seeSteps: { mark(words.seeSteps($0)) },
      leftOut: { mark(words.leftOut($0, $1, $2)) }, predicted: { mark(words.predicted($0)) },
      explained: { mark(words.explained($0, $1)) }, score: { mark(words.score($0, $1)) },
      skipped: { mark(words.skipped($0, $1)) })
  }()
}

nonisolated extension TryWords {
  static let marked: TryWords = {
    let words = Words.english.try
    return TryWords(
      summary: .marked,
      stopped: { mark(words.stopped($0)) },
      warned: { mark(words.warned($0, $1)) }, played: mark(words.played),
      meant: { mark(words.meant($0, $1)) }, playedAs: { mark(words.playedAs($0, $1)) },
      staleAtEnd: mark(words.staleAtEnd),
      rule: { mark(words.rule($0)) },
      endedAt: { mark(words.endedAt($0, $1)) },
      beginning: mark(words.beginning), control: { mark(words.control($0)) },
      lastBody: { mark(words.lastBody($0, $1)) },
      endlessLoop: { mark(words.endlessLoop($0, $1)) },
      manyEvents: mark(words.manyEvents), wroteItself: mark(words.wroteItself),
      tappable: { mark(words.tappable($0, $1)) },
      severalTaps: { mark(words.severalTaps($0)) },
      draggable: { mark(words.draggable($0, $1)) },
      rowsStay: mark(words.rowsStay), built: { mark(words.built($0, $1)) },
      before: mark(words.before),
      now: mark(words.now),
      sameRun: mark(words.sameRun), waiting: mark(words.waiting),
      gone: { mark(words.gone($0, $1)) },
      task: mark(words.task), done: mark(words.done),
      hint: mark(words.hint), broke: mark(words.broke), compiles: mark(words.compiles),
      doesNotCompile: { mark(words.doesNotCompile($0, $1)) },
      failsOtherwise: { mark(words.failsOtherwise($0, $1, $2)) },
      shouldFail: { mark(words.shouldFail($0)) }, printed: { mark(words.printed($0, $1, $2)) },
      found: { mark(words.found($0, $1, $2)) }, bodies: { mark(words.bodies($0, $1, $2, $3)) },
      counted: { mark(words.counted($0, $1, $2, $3)) })
  }()
}

nonisolated extension SummaryWords {
  static let marked: SummaryWords = {
    let words = Words.english.try.summary
    return SummaryWords(
      wrote: mark(words.wrote), removed: mark(words.removed), bodies: mark(words.bodies),
      screen: mark(words.screen),
      stale: mark(words.stale), asBefore: mark(words.asBefore),
      asBeforeAfterOthers: mark(words.asBeforeAfterOthers), sameText: mark(words.sameText),
      unread: mark(words.unread), unsent: mark(words.unsent),
      shownPartAsBefore: mark(words.shownPartAsBefore),
      times: { mark(words.times($0, $1)) }, others: { mark(words.others($0)) },
      noBody: { mark(words.noBody($0)) }, sameScreen: mark(words.sameScreen),
      emptyScreen: mark(words.emptyScreen), moreLooks: { mark(words.moreLooks($0)) },
      more: { mark(words.more($0, $1)) },
      steps: mark(words.steps), stepsOf: { mark(words.stepsOf($0)) }, view: mark(words.view),
      start: mark(words.start), sum: mark(words.sum), actions: mark(words.actions))
  }()
}
