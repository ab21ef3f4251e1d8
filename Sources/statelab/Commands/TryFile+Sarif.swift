import Bugs
import Diagnosis
import Rendering

extension TryFile {
  /// The findings as a log for code hosts; its rules are the bugs that the run was examined for.
  var sarif: SarifLog {
    let names = Set((diagnosis?.decided ?? []) + (diagnosis?.undecided ?? []))
    let rules = BugID.allCases.filter { names.contains($0.rawValue) }.map { bug in
      SarifLog.Rule(
        id: bug.rawValue, title: BugBook.page(of: bug.rawValue)?.title ?? bug.rawValue,
        help: "`statelab bugs \(bug.rawValue)` shows the bug, the reason, and the fixes.")
    }
    return SarifLog(self, rules: rules, version: Tool.version)
  }
}
