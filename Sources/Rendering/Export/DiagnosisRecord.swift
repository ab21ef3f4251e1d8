import Replay

/// The findings about a program, in words: a part of the JSON of `try`.
public struct DiagnosisRecord: Hashable, Codable, Sendable {
  public let findings: [FindingRecord]
  /// The findings that a comment in the source silences.
  public let silenced: [FindingRecord]
  /// The comments that silence no finding of this run.
  public let idleSilences: [SilenceRecord]
  /// The bugs whose detectors had something to decide on.
  public let decided: [String]
  /// The bugs whose detectors had nothing to decide on in this run.
  public let undecided: [String]
  /// True if every body was evaluated once more after the last action.
  public let evaluatedAgain: Bool
  /// The text for a run without findings: the actions, views and checks.
  public let nothingFound: String?

  public init(
    findings: [FindingRecord], silenced: [FindingRecord], idleSilences: [SilenceRecord],
    decided: [String], undecided: [String], evaluatedAgain: Bool, nothingFound: String?
  ) {
    self.findings = findings
    self.silenced = silenced
    self.idleSilences = idleSilences
    self.decided = decided
    self.undecided = undecided
    self.evaluatedAgain = evaluatedAgain
    self.nothingFound = nothingFound
  }

  /// True if no finding, silenced or not, may be the reason for a stale screen. A cost is none.
  var hasNoReason: Bool { (findings + silenced).allSatisfy(\.isCost) }
}

/// A comment in the source that silences a finding.
public struct SilenceRecord: Hashable, Codable, Sendable {
  public let file: String
  public let line: Int
  /// The name of the bug.
  public let id: String
  /// The words after `is meant`; empty where the comment has none.
  public let reason: String

  public init(file: String, line: Int, id: String, reason: String) {
    self.file = file
    self.line = line
    self.id = id
    self.reason = reason
  }
}

/// A finding about a program, in words.
public struct FindingRecord: Hashable, Codable, Sendable {
  /// The name of the bug.
  public let id: String
  public let level: Level
  /// True for a bug that costs work and never makes a wrong screen.
  public let isCost: Bool
  /// The place to look at; absent where the source does not show it.
  public let place: Place?
  /// The fact and its consequence; names of the program stand between backticks.
  public let sentence: String
  /// The view, and its property, that the finding is about.
  public let view: String?
  public let property: String?
  /// The number of times that the run showed the bug.
  public let occurrences: Int
  public let evidence: [Evidence]
  public let fixes: [Fix]
  /// The reason in the source; absent from a finding that is not silenced.
  public let silence: String?
  /// The releases that have the bug, in words.
  public let releases: String?

  public init(
    id: String, level: Level, isCost: Bool, place: Place?, sentence: String, view: String?,
    property: String?, occurrences: Int, evidence: [Evidence], fixes: [Fix], silence: String?,
    releases: String? = nil
  ) {
    self.id = id
    self.level = level
    self.isCost = isCost
    self.place = place
    self.sentence = sentence
    self.view = view
    self.property = property
    self.occurrences = occurrences
    self.evidence = evidence
    self.fixes = fixes
    self.silence = silence
    self.releases = releases
  }

  /// The certainty of a finding, and not its gravity.
  public enum Level: String, Hashable, Codable, Sendable { case proved, shown, suspected }

  /// A position in a file of the program. Lines and columns are counted from 1, columns in bytes, as
  /// by the compiler.
  public struct Place: Hashable, Codable, Sendable {
    /// The file, as named on the command line.
    public let file: String
    public let line: Int
    public let column: Int

    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A fact that shows the finding.
  public struct Evidence: Hashable, Codable, Sendable {
    public let kind: Kind
    /// The position of the event in the run.
    public let event: Int?
    /// `1:20`, where the event is a step.
    public let step: StepAddress?
    public let text: String
    /// The line of code of the event.
    public let place: Place?

    public enum Kind: String, Hashable, Codable, Sendable {
      case step, action, screen
      /// Every body was evaluated once more, although nothing had changed.
      case evaluatedAgain
    }

    public init(
      _ kind: Kind, event: Int? = nil, step: StepAddress? = nil, text: String, place: Place? = nil
    ) {
      self.kind = kind
      self.event = event
      self.step = step
      self.text = text
      self.place = place
    }
  }

  public struct Fix: Hashable, Codable, Sendable {
    /// The name of the fix.
    public let kind: String
    /// The fix, and its cost in parentheses.
    public let text: String
    /// The edit of the source; empty where a person must write it.
    public let edits: [Edit]
    /// The value of `--fix` that plays the fix; absent where a person must write the edit.
    public let option: String?
    /// The same actions on the edited program; absent where they were not played.
    public let trial: Trial?

    public init(kind: String, text: String, edits: [Edit], option: String?, trial: Trial?) {
      self.kind = kind
      self.text = text
      self.edits = edits
      self.option = option
      self.trial = trial
    }
  }

  /// A replacement of a part of a file.
  public struct Edit: Hashable, Codable, Sendable {
    public let start: Place
    public let end: Place
    public let text: String

    public init(from start: Place, to end: Place, text: String) {
      self.start = start
      self.end = end
      self.text = text
    }
  }

  /// A fix that was played.
  public struct Trial: Hashable, Codable, Sendable {
    /// The edit in the format of `diff -u`.
    public let diff: [String]
    /// Sentences that compare the two runs.
    public let proof: [String]
    /// True if the edited program has no such finding, and ran to its end.
    public let isMended: Bool

    public init(diff: [String], proof: [String], isMended: Bool) {
      self.diff = diff
      self.proof = proof
      self.isMended = isMended
    }
  }
}
