extension Detector {
  /// All detectors, in the order in which they are asked.
  static let all: [Detector] = [
    .observedObjectCreatedInView, .environmentObjectMissing, .nestedObservableObject,
    .duplicateRowID, .constantRangeForEach, .writeDuringUpdate, .publishFromBackground,
    .sheetCapturesStaleState, .subscriptionRetainsModel, .modelCreatedInBody,
    .propertyReadBeforeInstall, .publishedReferenceValue, .modelChangeNotAnnounced,
    .unstableIdentity, .changeFeedbackLoop, .publisherBuiltInBody, .stateSeededFromParameter,
    .onAppearRunsAgain, .stateObjectArgumentIgnored, .branchResetsState, .observableObjectInState,
    .timerInViewProperty, .equatableViewHidesChange, .debounceRestarts, .stateSetInInit,
    .taskCancelledByOwnChange, .appStorageInModel, .pickerTagMismatch, .indexAsIdentity,
    .eagerDestinationModel, .didSetBypassed, .staleElementAccess, .writeToUninstalledState,
    .idFromEditableValue, .animationLost, .dynamicPropertyNotFound, .missingNavigationDestination,
    .bindingDropsWrites, .lateResultWins, .equalValuePublished, .wholeObjectDependency,
    .collectionReadInEveryRow, .closureBindingInBody,
    .initialValueEvaluatedAgain, .xcode27DefaultAndInit, .taskNotKeyed,
    .optionalBindingUnwrapped, .derivedStateNotRefreshed,
  ]
}
