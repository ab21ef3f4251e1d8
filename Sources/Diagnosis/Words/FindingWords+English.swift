extension FindingWords {
  public static let english = FindingWords(
    sentence: { sentence(of: $0) },
    level: { $0.rawValue },
    fix: { fix($0, $1) },
    poke: { fact in
      switch fact {
      case .replacesObject(let property, let old, let new):
        "with every body evaluated once more, `\(property)` holds \(new) instead of \(old)"
      case .passesNewObject(let property, let type):
        "with every body evaluated once more, `\(property)` holds a new \(type) instead of the "
          + "\(type) before"
      case .mountsAgain(let view):
        "with every body evaluated once more, \(view) is removed and mounted with a new identity"
      case .resubscribes(let view):
        "with every body evaluated once more, \(view) subscribes to a new publisher"
      }
    },
    screen: { shows, fresh in
      switch (shows, fresh) {
      case (let shows?, let fresh?): "the screen shows \(shows) instead of \(fresh)"
      case (let shows?, nil): "the screen still shows \(shows)"
      case (nil, let fresh?): "the screen lacks \(fresh)"
      case (nil, nil): "the screen is out of date"
      }
    },
    symptom: { symptom in
      switch symptom {
      case .losesState: "The view loses its state"
      case .doesNotUpdate: "The view does not update"
      case .updatesTooOften: "The view updates too often"
      case .runsTwice: "Code runs more often than expected"
      case .crashesOrWarns: "The program crashes or warns"
      case .leaks: "An object is never released"
      case .losesAnimation: "A change is not animated"
      }
    })

  private static func sentence(of finding: Finding) -> String {
    let it = finding.subject
    let view = it.view ?? "a view"
    let property = it.property ?? "a property"
    let type = it.type ?? "the object"
    let other = it.other ?? "its parent"
    let field = it.control.map { "the field \"\($0)\"" } ?? view
    // Only the author knows.
    func keeping(_ property: String, _ value: String) -> String {
      it.mayBeMeant ? " (right if `\(property)` is meant to keep \(value))" : ""
    }
    let lost = it.old.map { "; \($0) is lost" } ?? "; a change of the object would be lost"
    func values(_ end: String) -> String {
      guard let old = it.old, let new = it.new else { return end }
      return " (\(it.part.map { "\($0): " } ?? "")\(old) → \(new))" + end
    }
    return switch finding.bug {
    case .observedObjectCreatedInView:
      "\(view) creates a new \(type) for `\(property)` each time the body of \(other) runs\(lost)"
    case .stateSeededFromParameter where it.new != nil:
      "\(view) changes its copy `\(property)`, and keeps `\(it.type ?? "value")` = \(it.old ?? "…") when \(other) "
        + "passes \(it.new ?? "another value")"
    case .stateSeededFromParameter:
      "`\(property)` of \(view) keeps its first value\(it.old.map { ", \($0)," } ?? "") when \(other) "
        + "passes another value" + keeping(property, "its first value")
    case .stateObjectArgumentIgnored:
      "\(view) keeps the \(type) of `\(other): \(it.old ?? "…")` when its parent passes "
        + "\(it.new ?? "another value")"
    case .initialValueEvaluatedAgain:
      "the initial value of `\(property)` creates \(article(type)) each time the body of \(other) runs"
    case .xcode27DefaultAndInit:
      "the initializer of \(view) assigns to `\(property)`, which has a default value, before `\(other)` "
        + "has a value; Xcode 27 rejects the assignment"
    case .modelCreatedInBody where it.view == it.other:
      "the body of \(view) creates a new \(type) at each evaluation; a change of `\(property)` is lost"
    case .modelCreatedInBody:
      "the body of \(other) creates a new \(type) for \(view) at each evaluation\(lost)"
    case .eagerDestinationModel:
      "the body of \(view) creates \(article(type)) for \(other), a page that is not open"
    case .stateSetInInit:
      "the initializer of \(view) assigns \(it.new ?? "a value") to `\(property)`, which has no storage yet; "
        + "SwiftUI ignores the value"
    case .writeToUninstalledState where it.lost.count > 1:
      "code writes to \(Self.list(it.lost.map { "`\($0.property)`" })) of \(article(view)) that SwiftUI never "
        + "installed; the writes are ignored"
    case .writeToUninstalledState:
      "code writes to `\(property)` of \(article(view)) that SwiftUI never installed; the write is ignored"
    case .propertyReadBeforeInstall:
      it.property == nil
        ? "code reads a value of `\(it.other ?? "a property")` outside an installed view"
        : "code reads `\(property)` of \(view) before SwiftUI installs it"
    case .dynamicPropertyNotFound:
      "\(type) declares \(it.property.map { "`\($0)`" } ?? "state") and does not conform to "
        + "DynamicProperty, so SwiftUI ignores the write"
    case .environmentObjectMissing:
      "\(view) reads `\(property)` from the environment, and no ancestor supplies \(article(type))"
    case .nestedObservableObject:
      "\(view) shows \(article(type)) inside \(article(other)), but follows only the \(other)\(values(""))"
    case .publishedReferenceValue:
      "`\(property)` of \(type) stores a reference: SwiftUI receives no change inside \(other)"
    case .observableObjectInState:
      it.other == "static"
        ? "\(view) reads the ObservableObject `\(property)` and does not subscribe to its changes"
        : "\(view) keeps the ObservableObject \(type) in `\(property)` and does not subscribe to its changes"
    case .modelChangeNotAnnounced where it.other == "objectWillChange":
      "\(view) shows `\(property)` of \(type), which changes\(values("")): `@Published` does not send "
        + "an `objectWillChange` that the class declares itself"
    case .modelChangeNotAnnounced:
      "\(view) shows `\(property)` of \(type), which changes\(values("")) without an announcement"
    case .appStorageInModel:
      "`\(property)` of \(type) stores its value in the user defaults and announces no change"
    case .equatableViewHidesChange:
      "`==` of \(it.type ?? view) returns true for two values that "
        + (it.type == nil ? "its body shows differently" : "the body of \(view) shows differently")
    case .bindingDropsWrites:
      "the binding of the control \"\(view)\" "
        + (it.type == nil
          ? "has an empty setter"
          : it.type == "setter" ? "has a setter that does not change the value" : "is a constant")
        + ", so the new value is discarded"
    case .derivedStateNotRefreshed:
      "`\(property)` of \(view) is computed from `\(other)` when \(view) appears; no code computes it again "
        + "when `\(other)` changes" + keeping(property, "an earlier result")
    case .staleCapture:
      "a closure uses the `\(property)` of an earlier \(view)"
    case .sheetCapturesStaleState:
      "the presentation in \(view) shows `\(property)` from before the tap: no body that reads "
        + "`\(property)` ran"
    case .didSetBypassed:
      "a binding writes to the storage of `\(property)` of \(view), so `\(it.other ?? "didSet")` does not run"
    case .onChangeNeverFires:
      "`onChange` of \(view) never runs"
    case .duplicateRowID:
      "two rows of \(view) have the id \(it.old ?? "…")"
    case .unstableIdentity:
      "\(view) gets a new identity each time the body of \(other) runs"
        + (it.old.map { "; `\(property)` = \($0) is lost" } ?? "; its state is lost")
    case .idFromEditableValue where it.identity == .modifier:
      "an edit of `\(property)` changes the `id` of \(field), so SwiftUI removes the edited field"
    case .idFromEditableValue:
      "an edit changes the id of the row with the edited field, so SwiftUI removes \(field)"
    case .indexAsIdentity:
      "the rows \(view) are identified by position, so `\(property)` = \(type) of \(it.old ?? "an element") "
        + "now belongs to \(it.new ?? "another element")"
    case .staleElementAccess:
      "\(view) still holds a binding to a removed element of `\(property)`; the program crashes if "
        + "\(view) reads the binding again"
    case .constantRangeForEach:
      "the range of `\(it.control ?? "ForEach")` in \(view) changed, and SwiftUI keeps the rows of the first range"
    case .branchResetsState:
      "\(view) is in two branches of \(other); the change of branch resets "
        + it.lost.map { "`\($0.property)` = \($0.value)" }.joined(separator: " and ")
    case .writeDuringUpdate:
      "the body of \(view), or code that it calls, writes to `\(property)` during the update"
    case .publishFromBackground:
      "`\(property)` of \(type) changes on a background thread"
    case .changeFeedbackLoop where it.other == "body":
      "each evaluation of the body of \(view) starts work that changes `\(property)`, so the "
        + "body runs again"
    case .changeFeedbackLoop where it.part != nil:
      "two `onChange` closures in \(view), on lines \(it.part ?? "…"), change `\(other)` and "
        + "`\(property)`, and call each other"
    case .changeFeedbackLoop:
      "the closure of `\(it.type ?? "onChange")` in \(view) changes `\(property)`, which calls the "
        + "closure again"
    case .publisherBuiltInBody:
      "the body of \(view) builds a new publisher for `onReceive` at each evaluation"
    case .timerInViewProperty:
      "\(view) creates a new timer for `\(property)` each time the body of \(other) runs"
    case .debounceRestarts:
      "the body of \(view) builds a debounced publisher, so each evaluation restarts the delay"
    case .equalValuePublished:
      "`\(property)` of \(type) publishes an equal value, so the body of \(view) runs"
    case .onAppearRunsAgain where it.other == "subscription":
      "`\(it.type ?? "onAppear")` of \(view) runs again and subscribes again; each value then changes "
        + "`\(property)` \(it.new ?? "several") times"
    case .onAppearRunsAgain:
      "`\(it.type ?? "onAppear")` of \(view) runs again and adds to `\(property)` a second time"
        + (finding.level == .suspected ? " (right if each appearance should add elements)" : "")
    case .taskNotKeyed where it.type != nil:
      "`\(type)` of \(view) does not run again when `\(property)` changes"
        + keeping(other, "its first result")
    case .taskNotKeyed:
      "the task of \(view) does not restart when `\(property)` changes"
        + keeping(other, "its first result")
    case .lateResultWins:
      "`\(property)` shows the result of an earlier action, \(it.new ?? "…"), which arrived last"
    case .taskCancelledByOwnChange:
      "a task of \(view) changes `\(property)`, which removes the task's view and cancels the task"
    case .subscriptionRetainsModel where it.other == "assign(to:on:)":
      "\(type) outlives \(view): \(type) keeps a subscription, and `assign(to:on:)` refers to \(type) strongly"
    case .subscriptionRetainsModel where it.other != nil:
      "\(type) outlives \(view): \(type) keeps a subscription, and the method `\(other)` in "
        + "its `sink` refers to \(type) strongly"
    case .subscriptionRetainsModel:
      "\(type) outlives \(view): \(type) keeps a subscription whose closure refers to \(type) strongly"
    case .pickerTagMismatch:
      "choosing \"\(it.new ?? "…")\" in the picker \"\(type)\" has no effect: the tag of the option does "
        + "not have the selection's type"
    case .optionalBindingUnwrapped where it.other != nil:
      "\(other) in \(view) still holds a binding that unwraps `\(property)`, which is now nil; the "
        + "program crashes if \(other) reads the binding again"
    case .optionalBindingUnwrapped:
      "a binding unwraps `\(property)` after `\(property)` has become nil"
    case .missingNavigationDestination where it.property != nil:
      "code adds the value \(it.new ?? "…") to the path `\(property)` of \(view), and no "
        + "`navigationDestination` takes the value's type"
    case .missingNavigationDestination:
      "the link \"\(other)\" in \(view) presents a value, and no `navigationDestination` "
        + "takes the value's type"
    case .wholeObjectDependency:
      "the body of \(view) runs for a change of `\(property)` of \(type), which the body does not read"
    case .collectionReadInEveryRow:
      "each \(view) reads all of `\(property)`, so a change evaluates \(it.new ?? "all") rows"
    case .environmentChangesOften:
      "the body of \(view) runs for an environment value that does not change the output"
    case .closureBindingInBody:
      "the body of \(view) runs because the body of \(other) creates a new `Binding(get:set:)`"
    case .animationLost:
      "`withAnimation` returns before `\(property)` changes, so the change has no animation"
    }
  }

  /// `a, b and c`
  private static func list(_ words: [String]) -> String {
    let first = words.dropLast().joined(separator: ", ")
    return ([first].filter { !$0.isEmpty } + words.suffix(1)).joined(separator: " and ")
  }

  /// `an Account`
  private static func article(_ type: String) -> String {
    ("AEIO".contains(type.first ?? "x") ? "an " : "a ") + type
  }
}
