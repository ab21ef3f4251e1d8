/// The words for the outcome of an action: the names of its lines, and remarks.
package struct SummaryWords: Sendable {
  package let wrote, removed, bodies, screen, stale: String
  /// A value that the action set, and that is the same as before it.
  package let asBefore: String
  /// The same as ``asBefore``, for a value that had other values during the action.
  package let asBeforeAfterOthers: String
  /// Another value with the same text.
  package let sameText: String
  /// No view's last body read the property that the action set.
  package let unread: String
  /// A `@Published` property sent no `objectWillChange`, because its class declares its own.
  package let unsent: String
  /// The same as ``asBefore``, for a value of which the record keeps only a part.
  package let shownPartAsBefore: String
  /// `Row ×3`
  package let times: @Sendable (_ view: String, _ count: Int) -> String
  /// The number of other views of which a sentence is also true, after the sentence.
  package let others: @Sendable (_ count: Int) -> String
  /// No body ran; with the controls that read their bindings again.
  package let noBody: @Sendable (_ redrawn: [String]) -> String
  package let sameScreen, emptyScreen: String
  /// The number of further looks with another value.
  package let moreLooks: @Sendable (_ count: Int) -> String
  /// The steps that the summary leaves out.
  package let more: @Sendable (_ steps: Int, _ options: [String]) -> String
  /// The headings of the whole record, and of the record of one view.
  package let steps: String
  package let stepsOf: @Sendable (_ view: String) -> String
  /// The header of the table of bodies: the view, the start, the actions, the sum.
  package let view, start, sum: String
  package let actions: String
}

extension SummaryWords {
  package static let english = SummaryWords(
    wrote: "wrote", removed: "removed", bodies: "bodies", screen: "screen", stale: "stale",
    asBefore: "as before", asBeforeAfterOthers: "changed and changed back",
    sameText: "another value with the same text",
    unread: "read by no view's last body",
    unsent: "without objectWillChange", shownPartAsBefore: "the shown part as before",
    times: { view, count in count == 1 ? view : "\(view) ×\(count)" },
    others: { "; also in \($0) other \($0 == 1 ? "view" : "views") of the type" },
    noBody: { redrawn in
      switch redrawn.count {
      case 0: "none"
      case 1: "none; \(redrawn[0]) shows its new value"
      default: "none; \(redrawn.joined(separator: ", ")) show their new values"
      }
    },
    sameScreen: "as before", emptyScreen: "(empty)",
    moreLooks: { "… and \($0) more" },
    more: { steps, options in
      let list = options.map { "`\($0)`" }.joined(separator: ", ")
      return "\(English.count(steps, "step")) in all; see \(list)."
    },
    steps: "Every step", stepsOf: { "The steps of \($0)" },
    view: "body of", start: "start", sum: "in all", actions: "actions")
}
