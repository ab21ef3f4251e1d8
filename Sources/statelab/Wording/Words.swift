import Course
import Replay

/// The tool's words around lessons and runs; ``Language`` has those for the events. Another
/// language is another object of this class: what it lacks, the compiler finds.
///
/// A class, because there are hundreds of them: nobody copies them all to say one.
nonisolated final class Words: Sendable {
  let language: Language
  let lesson: LessonWords
  let listing: ListingWords
  let claim: ClaimWords
  let diff: DiffWords
  let why: WhyWords
  let walk: WalkWords
  let sideBySide: SideBySideWords
  let quiz: QuizWords
  let score: ScoreWords
  let worksheet: WorksheetWords
  let `try`: TryWords
  let screen: ScreenWords
  let text: TextWords
  let plain: PlainWords

  init(
    language: Language, lesson: LessonWords, listing: ListingWords, claim: ClaimWords,
    diff: DiffWords, why: WhyWords, walk: WalkWords, sideBySide: SideBySideWords, quiz: QuizWords,
    score: ScoreWords, worksheet: WorksheetWords, try: TryWords, screen: ScreenWords,
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
    self.screen = screen
    self.text = text
    self.plain = plain
  }

  /// Those that are spoken now.
  @TaskLocal static var current = english

  /// Speaks these words as long as the closure runs.
  func speak<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try Language.$current.withValue(language, operation: body) }
  }
}

/// The words around the text of a lesson.
nonisolated struct LessonWords: Sendable {
  /// Its place in the course.
  let place: @Sendable (_ part: String, _ position: Int, _ count: Int) -> String
  let lesson: @Sendable (_ number: Int) -> String
  let experiment: @Sendable (_ name: String, _ profile: String) -> String
  /// Before a passage that is about these releases alone.
  let about: @Sendable (_ releases: String) -> String
  /// Stands in the place of steps that are those of another run; nil where none are.
  let tail: @Sendable (_ steps: (first: StepAddress, last: StepAddress)?, _ run: String) -> String
  /// Why a run did not begin, and why it ended early.
  let notRun: @Sendable (_ api: String, _ since: String) -> String
  let threw: @Sendable (_ error: String) -> String
  /// APIs that a release lacks, said once for the lesson.
  let absent: @Sendable (_ apis: [(name: String, since: String)], _ profile: String) -> String
  let unknownMessage:
    @Sendable (_ id: String, _ since: String, _ source: String, _ release: String) -> String
  /// Said where the lesson does something else than its text records: in these files, or in its
  /// experiments alone.
  let edited: @Sendable (_ files: [String]) -> String
  let againstRecorded: @Sendable (_ run: String) -> String
  let words: String
  /// Leads: a command stands behind each.
  let otherWords, runIt, next: String
  let outcomes: String
  let profile: @Sendable (_ name: String, _ title: String) -> String
  /// The steps that a lesson has.
  let steps: @Sendable (_ lesson: Int, _ count: Int, _ profile: String?) -> String
  /// The next steps: commands.
  let onward: @Sendable (_ walk: String, _ quiz: String, _ nextLesson: String?) -> String
  /// The commands for a task of the lesson.
  let tryIt: @Sendable (_ begin: String, _ check: String) -> String
}

/// The words for code and for the compiler's answer to it.
nonisolated struct ListingWords: Sendable {
  let alike: @Sendable (_ lines: Int) -> String
  let compiler, recordedCompiler: String
  let compiles: String
  let closing, recordedClosing: String
}

/// The words for claims and their outcomes.
nonisolated struct ClaimWords: Sendable {
  let row: @Sendable (_ id: String) -> String
  let verdict: @Sendable (Verdict) -> String
  /// The grounds of a claim: by its kind, and by the letters of its confidence.
  let runHere, compiled, notRun, opinion: String
  let documented, verified, reverseEngineered, observed, inferred, reproduced: String
  let compilerAgrees, asStated, compilerSays, comesOut, articleSays, notAsExpected: String
  /// In the place of an outcome, with the name of what is missing or without.
  let absent: @Sendable (_ api: String?, _ since: String) -> String
  /// A value that is an empty list.
  let none: String
  /// A statement with its value in one line, and one whose value stands below it. It may be the
  /// article's own report, to which the profile was made to match.
  let statement: @Sendable (_ lead: String, _ value: String, _ isReported: Bool) -> String
  let heading: @Sendable (_ lead: String, _ isReported: Bool) -> String
  /// The value alone, where the sentence stands elsewhere.
  let value: @Sendable (_ value: String, _ isReported: Bool) -> String
  let noResult: @Sendable (_ reason: String) -> String
}

/// The words for a comparison of two lessons.
nonisolated struct DiffWords: Sendable {
  let placed: @Sendable (_ lesson: Int, _ experiment: String, _ profile: String?) -> String
  let under: @Sendable (_ lesson: Int, _ profile: String?) -> String
  let same: @Sendable (_ titles: [String], _ experiments: Int, _ steps: Int) -> String
  let code, sameCode: String
  let rewritten: @Sendable (_ a: Int, _ b: Int) -> String
  /// The same of programs that are nobody's lesson, and have one run.
  let program: @Sendable (_ name: String, _ profile: String?) -> String
  let samePrograms: @Sendable (_ titles: [String], _ steps: Int) -> String
  let rewrittenProgram, run: String
  let experiments: @Sendable (_ names: [String]) -> String
  let onlyIn: @Sendable (_ title: String) -> String
}

/// The words for answers about causes, bodies and values.
nonisolated struct WhyWords: Sendable {
  let why: @Sendable (_ step: String, _ experiment: String) -> String
  let whyInProgram: @Sendable (_ step: String, _ program: String) -> String
  let effects: @Sendable (_ step: String) -> String
  let bodies: @Sendable (_ view: String, _ count: Int) -> String
  let values, mentions: @Sendable (_ property: String) -> String
  let nameless: @Sendable (_ steps: [String], _ type: String, _ property: String) -> String
  /// An API that a release lacks.
  let absent: @Sendable (_ api: String, _ since: String) -> String
  let seeIt: String
  let moreCauses: @Sendable (_ count: Int) -> String
}

/// The words in the columns of the text.
nonisolated struct TextWords: Sendable {
  let experiment: @Sendable (_ name: String) -> String
  let screen, emptyScreen, asBefore: String
  let nothingMore, finalScreen: String
  let moreSteps: @Sendable (_ count: Int) -> String
  let changedSince: @Sendable (_ lesson: String) -> String
  let forTheTeacher: String
  let finding, claim, from, verdict, known, note: String
}

/// Lines of plain text: one fact each.
nonisolated struct PlainWords: Sendable {
  let lesson: @Sendable (_ number: Int, _ title: String, _ place: String) -> String
  let experiment, action, result, run: @Sendable (String) -> String
  let step: @Sendable (_ address: String, _ sentence: String) -> String
  let sentence: @Sendable (_ verb: String, _ object: String, _ reason: String?) -> String
  let emptyScreen, screenAsBefore: String
  let screenLine: @Sendable (_ number: Int, _ isChanged: Bool, _ text: String) -> String
  let staleScreen: @Sendable (_ sentence: String) -> String
  let nothingMore: String
  let moreSteps: @Sendable (_ count: Int) -> String
  let finalScreen: @Sendable (_ line: Int, _ text: String) -> String
  let firstRun, secondRun: @Sendable (_ title: String) -> String
  let both, firstOnly, secondOnly: @Sendable (_ fact: String) -> String
  let addresses: @Sendable (_ addresses: [String]) -> String
  let alike: @Sendable (_ words: String, _ ranges: [(first: String, last: String)]) -> String
  let view:
    @Sendable (_ name: String, _ parent: String?, _ mark: String?, _ note: String?) -> String
  let property:
    @Sendable (_ view: String, _ mark: String?, _ text: String, _ note: String?) -> String
  let new, changed, removed: String
  let file, changedSince, folded, removedLine: @Sendable (String) -> String
  let line: @Sendable (_ number: Int, _ isAdded: Bool, _ text: String) -> String
  let remark: @Sendable (_ line: Int, _ column: Int, _ text: String) -> String
  let speaker: @Sendable (_ speaker: String, _ text: String) -> String
  let finding, claim, from, verdict, known, note, forTheTeacher: @Sendable (String) -> String
  let judged: @Sendable (_ judge: String, _ text: String) -> String
  let judgedScreen: @Sendable (_ lead: String, _ line: Int, _ text: String) -> String
  let tableHeading: @Sendable (String) -> String
  let row: @Sendable (_ number: Int) -> String
  let cell: @Sendable (_ name: String, _ text: String) -> String
}
