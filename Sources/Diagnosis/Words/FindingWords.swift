/// The words for findings, in one language.
public struct FindingWords: Sendable {
  /// The sentence of a finding: the fact and its consequence.
  public let sentence: @Sendable (Finding) -> String
  public let level: @Sendable (Finding.Level) -> String
  public let fix: @Sendable (Fix.Kind, Subject) -> String
  public let poke: @Sendable (Evidence.Poke) -> String
  public let screen: @Sendable (_ shows: String?, _ insteadOf: String?) -> String
  public let symptom: @Sendable (Symptom) -> String
}

/// The symptom of a bug, as a person sees it.
public enum Symptom: String, Hashable, Codable, Sendable, CaseIterable {
  case losesState, doesNotUpdate, updatesTooOften, runsTwice, crashesOrWarns, leaks, losesAnimation
}

extension BugID {
  public var symptom: Symptom {
    switch self {
    case .observedObjectCreatedInView, .modelCreatedInBody, .unstableIdentity, .idFromEditableValue,
      .indexAsIdentity, .branchResetsState, .stateSetInInit:
      .losesState
    case .stateSeededFromParameter, .stateObjectArgumentIgnored, .writeToUninstalledState,
      .dynamicPropertyNotFound, .nestedObservableObject, .publishedReferenceValue,
      .observableObjectInState, .modelChangeNotAnnounced, .appStorageInModel,
      .equatableViewHidesChange, .bindingDropsWrites, .derivedStateNotRefreshed, .staleCapture,
      .sheetCapturesStaleState, .didSetBypassed, .onChangeNeverFires, .constantRangeForEach,
      .taskNotKeyed, .lateResultWins, .pickerTagMismatch, .missingNavigationDestination:
      .doesNotUpdate
    case .changeFeedbackLoop, .debounceRestarts, .equalValuePublished, .wholeObjectDependency,
      .collectionReadInEveryRow, .environmentChangesOften, .closureBindingInBody:
      .updatesTooOften
    case .initialValueEvaluatedAgain, .eagerDestinationModel, .publisherBuiltInBody,
      .timerInViewProperty, .onAppearRunsAgain:
      .runsTwice
    case .propertyReadBeforeInstall, .environmentObjectMissing, .duplicateRowID,
      .staleElementAccess, .writeDuringUpdate, .publishFromBackground, .taskCancelledByOwnChange,
      .optionalBindingUnwrapped, .xcode27DefaultAndInit:
      .crashesOrWarns
    case .subscriptionRetainsModel: .leaks
    case .animationLost: .losesAnimation
    }
  }
}
