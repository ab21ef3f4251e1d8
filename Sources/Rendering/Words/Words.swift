import Replay

/// The tool's words around lessons and runs; ``Language`` has the words for events. Another
/// language is another object of this class, so the compiler finds missing words.
///
/// A class, because copying hundreds of words to read one of them would be slow.
package final class Words: Sendable {
  package let language: Language
  package let lesson: LessonWords
  package let listing: ListingWords
  package let claim: ClaimWords
  package let diff: DiffWords
  package let why: WhyWords
  package let walk: WalkWords
  package let sideBySide: SideBySideWords
  package let quiz: QuizWords
  package let score: ScoreWords
  package let worksheet: WorksheetWords
  package let `try`: TryWords
  package let progress: ProgressWords
  package let screen: ScreenWords
  package let text: TextWords
  package let plain: PlainWords

  package init(
    language: Language, lesson: LessonWords, listing: ListingWords, claim: ClaimWords,
    diff: DiffWords, why: WhyWords, walk: WalkWords, sideBySide: SideBySideWords, quiz: QuizWords,
    score: ScoreWords, worksheet: WorksheetWords, try: TryWords, progress: ProgressWords,
    screen: ScreenWords,
    text: TextWords,
    plain: PlainWords
  ) {
    self.language = language
    self.lesson = lesson
    self.listing = listing
    self.claim = claim
    self.diff = diff
    self.why = why
    self.walk = walk
    self.sideBySide = sideBySide
    self.quiz = quiz
    self.score = score
    self.worksheet = worksheet
    self.try = `try`
    self.progress = progress
    self.screen = screen
    self.text = text
    self.plain = plain
  }

  /// The current words.
  @TaskLocal package static var current = english

  /// Uses these words for the duration of the closure.
  package func speak<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try Language.$current.withValue(language, operation: body) }
  }
}

/// The words around the text of a lesson.
package struct LessonWords: Sendable {
  /// The lesson's place in the course.
  package let place: @Sendable (_ part: String, _ position: Int, _ count: Int) -> String
  package let lesson: @Sendable (_ number: Int) -> String
  package let experiment: @Sendable (_ name: String, _ profile: String) -> String
  /// The lead of a passage that is about these releases alone.
  package let about: @Sendable (_ releases: String) -> String
  /// The text in place of steps that repeat another run; nil where none do.
  package let tail:
    @Sendable (_ steps: (first: StepAddress, last: StepAddress)?, _ run: String) -> String
  /// APIs that a release lacks, once for each lesson.
  package let absent:
    @Sendable (_ apis: [(name: String, since: String)], _ profile: String) -> String
  package let unknownMessage:
    @Sendable (_ id: String, _ since: String, _ source: String, _ release: String) -> String
  /// The notice that the lesson's runs differ from its text: in these files, or in its experiments
  /// alone.
  package let edited: @Sendable (_ files: [String]) -> String
  package let againstRecorded: @Sendable (_ run: String) -> String
  package let words: String
  /// Leads: a command follows each.
  package let otherWords, runIt, next: String
  package let outcomes: String
  package let profile: @Sendable (_ name: String, _ title: String) -> String
  /// The steps of a lesson.
  package let steps: @Sendable (_ lesson: Int, _ count: Int, _ profile: String?) -> String
  /// The next steps: commands.
  package let onward: @Sendable (_ walk: String, _ quiz: String, _ nextLesson: String?) -> String
  /// The command for a program to fix.
  package let fix: @Sendable (_ practice: String) -> String
  /// The commands for a task of the lesson.
  package let tryIt: @Sendable (_ begin: String, _ check: String) -> String
  /// The lead of the command that shows the claims in full; `own` is the number of results that no
  /// article states, and `isAlone` is true if no claim stands above it.
  package let inFull: @Sendable (_ own: Int, _ isAlone: Bool) -> String
  /// The steps that a run shares with one above, in its first line.
  package let from:
    @Sendable (_ steps: (first: StepAddress, last: StepAddress), _ run: String) -> String
  /// The commands for a class: a projector, the teacher's own terminal, a worksheet.
  package let inClass:
    @Sendable (_ minutes: Int?, _ present: String, _ follow: String, _ print: String) -> String
}

/// The words for code and for the compiler's answer to it.
package struct ListingWords: Sendable {
  package let alike: @Sendable (_ lines: Int) -> String
  package let compiler, recordedCompiler: String
  package let compiles: String
  package let closing, recordedClosing: String
}

/// The words for claims and their outcomes.
package struct ClaimWords: Sendable {
  package let row: @Sendable (_ id: String) -> String
  package let verdict: @Sendable (Verdict) -> String
  /// The grounds of a claim: by its kind, and by the letters of its confidence.
  package let runHere, compiled, notRun, opinion: String
  package let documented, verified, reverseEngineered, observed, inferred, reproduced: String
  package let compilerAgrees, asStated, compilerSays, comesOut, articleSays, notAsExpected: String
  /// The text in place of an outcome, with or without the name of the missing API.
  package let absent: @Sendable (_ api: String?, _ since: String) -> String
  /// An empty list.
  package let none: String
  /// A statement with its value in one line, and a statement above its value. The value may be the
  /// article's own report, which the profile was made to match.
  package let statement: @Sendable (_ lead: String, _ value: String, _ isReported: Bool) -> String
  package let heading: @Sendable (_ lead: String, _ isReported: Bool) -> String
  /// The value alone, where another line has the sentence.
  package let value: @Sendable (_ value: String, _ isReported: Bool) -> String
  package let noResult: @Sendable (_ reason: String) -> String
}

/// The words for a comparison of two lessons.
package struct DiffWords: Sendable {
  package let placed: @Sendable (_ lesson: Int, _ experiment: String, _ profile: String?) -> String
  package let under: @Sendable (_ lesson: Int, _ profile: String?) -> String
  package let same: @Sendable (_ titles: [String], _ experiments: Int, _ steps: Int) -> String
  package let code, sameCode: String
  package let rewritten: @Sendable (_ a: Int, _ b: Int) -> String
  /// The words for programs outside the lessons, which have one run.
  package let program: @Sendable (_ name: String, _ profile: String?) -> String
  package let samePrograms: @Sendable (_ titles: [String], _ steps: Int) -> String
  package let rewrittenProgram, run: String
  package let experiments: @Sendable (_ names: [String]) -> String
  package let onlyIn: @Sendable (_ title: String) -> String
}

/// The words for answers about causes, bodies and values.
package struct WhyWords: Sendable {
  package let why: @Sendable (_ step: String, _ experiment: String) -> String
  package let whyInProgram: @Sendable (_ step: String, _ program: String) -> String
  package let effects: @Sendable (_ step: String) -> String
  package let bodies: @Sendable (_ view: String, _ count: Int) -> String
  package let values, mentions: @Sendable (_ property: String) -> String
  package let nameless: @Sendable (_ steps: [String], _ type: String, _ property: String) -> String
  /// The changes that no event records: those of an `@Observable` property that no body has read.
  package let unread: @Sendable (_ property: String) -> String
  /// An API that a release lacks.
  package let absent: @Sendable (_ api: String, _ since: String) -> String
  package let seeIt: String
  package let moreCauses: @Sendable (_ count: Int) -> String
}

/// The words in text columns.
package struct TextWords: Sendable {
  package let experiment: @Sendable (_ name: String) -> String
  /// Above lines that the code of the experiment prints after an action.
  package let experimentCode: String
  package let screen, emptyScreen, asBefore: String
  package let nothingMore, finalScreen: String
  package let moreSteps: @Sendable (_ count: Int) -> String
  package let changedSince: @Sendable (_ lesson: String) -> String
  package let forTheTeacher: String
  package let finding, claim, from, verdict, known, note: String
}

/// The words of plain text: one fact a line.
package struct PlainWords: Sendable {
  package let lesson: @Sendable (_ number: Int, _ title: String, _ place: String) -> String
  package let experiment, action, result, run: @Sendable (String) -> String
  package let step: @Sendable (_ address: String, _ sentence: String) -> String
  package let sentence: @Sendable (_ verb: String, _ object: String, _ reason: String?) -> String
  package let emptyScreen, screenAsBefore: String
  package let screenLine: @Sendable (_ number: Int, _ isChanged: Bool, _ text: String) -> String
  /// A look with another value, which no line of the screen shows.
  package let look: @Sendable (_ change: String) -> String
  package let staleScreen: @Sendable (_ sentence: String) -> String
  /// A later moment of an action.
  package let then: @Sendable (_ moment: String) -> String
  package let nothingMore: String
  package let moreSteps: @Sendable (_ count: Int) -> String
  package let finalScreen: @Sendable (_ line: Int, _ text: String) -> String
  package let firstRun, secondRun: @Sendable (_ title: String) -> String
  package let both, firstOnly, secondOnly: @Sendable (_ fact: String) -> String
  package let addresses: @Sendable (_ addresses: [String]) -> String
  package let alike:
    @Sendable (_ words: String, _ ranges: [(first: String, last: String)]) -> String
  package let view:
    @Sendable (_ name: String, _ parent: String?, _ mark: String?, _ note: String?) -> String
  package let property:
    @Sendable (_ view: String, _ mark: String?, _ text: String, _ note: String?) -> String
  package let new, changed: String
  package let file, changedSince, folded, removedLine: @Sendable (String) -> String
  package let line: @Sendable (_ number: Int, _ isAdded: Bool, _ text: String) -> String
  package let remark: @Sendable (_ line: Int, _ column: Int, _ text: String) -> String
  package let speaker: @Sendable (_ speaker: String, _ text: String) -> String
  package let finding, claim, from, verdict, known, note,
    forTheTeacher: @Sendable (String) -> String
  package let judged: @Sendable (_ judge: String, _ text: String) -> String
  package let judgedScreen: @Sendable (_ lead: String, _ line: Int, _ text: String) -> String
  package let tableHeading: @Sendable (String) -> String
  package let row: @Sendable (_ number: Int) -> String
  package let cell: @Sendable (_ name: String, _ text: String) -> String
}
