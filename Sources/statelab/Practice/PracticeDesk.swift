import Bugs
import Course
import Rendering

/// An exercise at work: the learner's file, the looks at it, and the learner's progress.
final class PracticeDesk {
  let session: Session
  let place: PracticePlace
  let bench: PracticeBench
  private(set) var look: PracticeLook?
  private(set) var previous: PracticeLook?
  /// The hints that were asked for; nil before the first look.
  private(set) var hints: PracticeHints?
  /// The number of hints that were given, also where the progress cannot be saved.
  private(set) var hintCount: Int
  private var watch: FileWatch

  var entry: PracticeBook.Entry { place.entry }

  /// Writes the program where there is no file yet.
  init(_ place: PracticePlace, with library: TryLibrary, in session: Session) throws {
    self.session = session
    self.place = place
    bench = try PracticeBench(place.entry.program, with: library)
    hintCount = session.progress[practice: place.entry.bug].hints
    try place.write()
    let path = place.path
    watch = FileWatch { [path] }
    // The first look at the file needs no save.
    _ = watch.notices()
    change { $0.isBegun = true }
  }

  /// True once after each save.
  func notices() -> Bool { watch.notices() }

  /// Compiles, plays and judges the file, and keeps what the learner has reached.
  func lookAgain() throws {
    let new = try bench.look(at: place.path)
    if look?.judged?.outcome != nil { previous = look }
    look = new
    if let judged = new.judged, judged.verdict.isFixed {
      change { $0.fix(as: judged.verdict.known?.change.name) }
    }
    if hints == nil { try readHints() }
  }

  /// Gives the next hint.
  ///
  /// - Returns: False where all were given.
  func hint() throws -> Bool {
    let isNew = hintCount < PracticeHints.count
    if isNew {
      hintCount += 1
      change { $0.hints += 1 }
    }
    try readHints()
    return isNew
  }

  private func readHints() throws { hints = try PracticeHints(hintCount, about: entry, on: bench) }

  private func change(_ change: (inout PracticeProgress) -> Void) {
    let bug = entry.bug
    session.saved.record { change(&$0[practice: bug]) }
  }

  var document: PracticeDocument {
    PracticeDocument(place: place, look: look, previous: previous, hints: hints?.all ?? [])
  }
}

extension Session {
  /// The first exercise that is not fixed; nil where all are.
  var nextPractice: PracticeBook.Entry? { PracticeBook.entries.first(where: progress.isOpen) }

  /// The exercise after another one that is not fixed, or else the first such one.
  func nextPractice(after entry: PracticeBook.Entry) -> PracticeBook.Entry? {
    PracticeBook.entries.dropFirst(entry.number).first(where: progress.isOpen) ?? nextPractice
  }
}
