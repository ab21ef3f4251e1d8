/// A program with a bug, for a learner to fix.
nonisolated public struct PracticeProgram: Hashable {
  /// The name of the bug.
  public let bug: String
  /// A name that does not tell the bug: `drink-log`, after the first type of the program.
  public let name: String
  /// The symptom in a few words.
  public let title: String
  /// The program as the learner receives it.
  public let text: String
  /// The complaint of a person who uses the app.
  public let complaint: String
  /// Actions, a line each, in the form of a script.
  public let actions: [String]
  /// Other actions, which the learner does not see.
  public let hiddenActions: [String]
  /// Changes that fix the program. The first one decides what a fixed program shows.
  public let solutions: [Change]
  /// Changes that delete the feature with the bug.
  public let deletions: [Change]
  /// Plausible changes that do not fix the program.
  public let mistakes: [Change]

  /// A change to the program, as a unified diff.
  public struct Change: Hashable {
    public let name: String
    /// The effect of the change and its cost, or the reason why it fixes nothing.
    public let remark: String
    public let patch: [String]

    public init(name: String, remark: String, patch: [String]) {
      self.name = name
      self.remark = remark
      self.patch = patch
    }
  }

  public init(
    bug: String, name: String, title: String, text: String, complaint: String, actions: [String],
    hiddenActions: [String], solutions: [Change], deletions: [Change], mistakes: [Change]
  ) {
    self.bug = bug
    self.name = name
    self.title = title
    self.text = text
    self.complaint = complaint
    self.actions = actions
    self.hiddenActions = hiddenActions
    self.solutions = solutions
    self.deletions = deletions
    self.mistakes = mistakes
  }
}

extension PracticeProgram.Change {
  /// The program with the change.
  public func applied(to text: String) throws(PatchFault) -> String {
    let changes = try UnifiedDiff(patch).files
    guard changes.count == 1 else {
      throw PatchFault("the patch `\(name)` changes \(changes.count) files; change one")
    }
    return try changes[0].applied(to: text.lines).joined(separator: "\n") + "\n"
  }
}
