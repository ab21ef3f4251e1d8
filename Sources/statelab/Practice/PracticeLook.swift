/// The result of a look at the learner's file.
enum PracticeLook {
  /// The file is not there, or cannot be read as a program.
  case missing(Failure)
  case judged(Judged)

  struct Judged {
    let attempt: PracticeBench.Attempt
    let verdict: PracticeVerdict
    let reference: PracticeReference
    /// The outcome of the shown actions; nil where the program does not compile.
    let outcome: PlayedActions?

    var run: PracticeBench.Run? { attempt.run }
  }

  var judged: Judged? { if case .judged(let judged) = self { judged } else { nil } }

  var isFixed: Bool { judged?.verdict.isFixed ?? false }
}

extension PracticeBench {
  /// Compiles, plays and judges the file at a path.
  func look(at path: String) throws -> PracticeLook {
    let attempt: Attempt
    guard Files.isThere(path) else {
      return .missing(
        Failure(
          .notFound, "The file \(path.quoted) is gone.",
          next: "Save it again in your editor, or write the given program with --reset."))
    }
    do { attempt = try self.attempt(path) } catch let failure as Failure
      where [.badData, .notFound, .inputOutput].contains(failure.code)
    {
      return .missing(failure)
    }
    let reference = try PracticeReference(self)
    return .judged(
      .init(
        attempt: attempt, verdict: PracticeVerdict(attempt, reference, on: self),
        reference: reference, outcome: attempt.run.map { outcome(of: $0.shown) }))
  }
}
