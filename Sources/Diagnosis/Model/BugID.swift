/// The names of the state bugs. A name is never changed: sources, editors and scripts use it.
public enum BugID: String, Hashable, Codable, Sendable, CaseIterable {
  // Ownership and lifetime
  case observedObjectCreatedInView = "observed-object-created-in-view"
  case stateSeededFromParameter = "state-seeded-from-parameter"
  case stateObjectArgumentIgnored = "state-object-argument-ignored"
  case initialValueEvaluatedAgain = "initial-value-evaluated-again"
  case modelCreatedInBody = "model-created-in-body"
  case xcode27DefaultAndInit = "xcode27-default-and-init"
  case eagerDestinationModel = "eager-destination-model"
  case stateSetInInit = "state-set-in-init"
  case writeToUninstalledState = "write-to-uninstalled-state"
  case propertyReadBeforeInstall = "property-read-before-install"
  case dynamicPropertyNotFound = "dynamic-property-not-found"
  case environmentObjectMissing = "environment-object-missing"
  // A change that the screen does not show
  case nestedObservableObject = "nested-observable-object"
  case publishedReferenceValue = "published-reference-value"
  case observableObjectInState = "observable-object-in-state"
  case modelChangeNotAnnounced = "model-change-not-announced"
  case appStorageInModel = "app-storage-in-model"
  case equatableViewHidesChange = "equatable-view-hides-change"
  case bindingDropsWrites = "binding-drops-writes"
  case derivedStateNotRefreshed = "derived-state-not-refreshed"
  case staleCapture = "stale-capture"
  case sheetCapturesStaleState = "sheet-captures-stale-state"
  case didSetBypassed = "did-set-bypassed"
  case onChangeNeverFires = "on-change-never-fires"
  // Identity
  case duplicateRowID = "duplicate-row-id"
  case unstableIdentity = "unstable-identity"
  case idFromEditableValue = "id-from-editable-value"
  case indexAsIdentity = "index-as-identity"
  case staleElementAccess = "stale-element-access"
  case constantRangeForEach = "constant-range-foreach"
  case branchResetsState = "branch-resets-state"
  // Writes at the wrong time, or repeated
  case writeDuringUpdate = "write-during-update"
  case publishFromBackground = "publish-from-background"
  case changeFeedbackLoop = "change-feedback-loop"
  case publisherBuiltInBody = "publisher-built-in-body"
  case timerInViewProperty = "timer-in-view-property"
  case debounceRestarts = "debounce-restarts"
  case equalValuePublished = "equal-value-published"
  // Appearance, tasks, memory
  case onAppearRunsAgain = "on-appear-runs-again"
  case taskNotKeyed = "task-not-keyed"
  case lateResultWins = "late-result-wins"
  case taskCancelledByOwnChange = "task-cancelled-by-own-change"
  case subscriptionRetainsModel = "subscription-retains-model"
  // Controls, presentation, navigation
  case pickerTagMismatch = "picker-tag-mismatch"
  case optionalBindingUnwrapped = "optional-binding-unwrapped"
  case missingNavigationDestination = "missing-navigation-destination"
  // More work than necessary, or a lost animation
  case wholeObjectDependency = "whole-object-dependency"
  case collectionReadInEveryRow = "collection-read-in-every-row"
  case environmentChangesOften = "environment-changes-often"
  case closureBindingInBody = "closure-binding-in-body"
  case animationLost = "animation-lost"
}

extension BugID {
  /// True for a bug that costs work and never makes a wrong screen: reported only on request.
  public var isCost: Bool {
    switch self {
    case .equalValuePublished, .wholeObjectDependency, .collectionReadInEveryRow,
      .environmentChangesOften, .closureBindingInBody:
      true
    default: false
    }
  }
}
