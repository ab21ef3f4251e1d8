extension ToldAct {
  /// The heading of steps that the code of the experiment causes after an action: they are not
  /// effects of that action.
  package func titleOfCode(isFirst: Bool) -> String? {
    isFirst || act.action != nil || steps.isEmpty ? nil : Words.current.text.experimentCode
  }
}
