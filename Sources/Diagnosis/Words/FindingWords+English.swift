extension FindingWords {
  public static let english = FindingWords(
    sentence: { sentence(of: $0) },
    level: { $0.rawValue },
    fix: { fix($0, $1) },
    poke: { fact in
      switch fact {
      case .replacesObject(let property, let old, let new):
        "with every body evaluated once more, `\(property)` holds \(new) instead of \(old)"
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
    let lost = it.old.map { "; \($0) is lost" } ?? "; a change of the object would be lost"
    func values(_ end: String) -> String {
      if let old = it.old, let new = it.new { " (\(old) → \(new))" + end } else { end }
    }
    return switch finding.bug {
    case .observedObjectCreatedInView:
      "\(view) creates a new \(type) for `\(property)` each time the body of \(other) runs\(lost)"
    case .stateSeededFromParameter where it.new != nil:
      "\(view) changes its copy `\(property)`, and keeps `\(it.type ?? "value")` = \(it.old ?? "…") when \(other) "
        + "passes \(it.new ?? "another value")"
    case .stateSeededFromParameter:
      "`\(property)` of \(view) keeps its first value\(it.old.map { ", \($0)," } ?? "") when \(other) "
        + "passes another value"
    case .stateObjectArgumentIgnored:
      "\(view) keeps the \(type) of `\(other): \(it.old ?? "…")` when its parent passes "
        + "\(it.new ?? "another value")"
    case .initialValueEvaluatedAgain:
      "the initial value of `\(property)` creates \(article(type)) each time the body of \(other) runs"
    case .xcode27DefaultAndInit:
      "the initializer of \(view) assigns to `\(property)`, which has a default value, before `\(other)` "
        + "has a value; Xcode 27 rejects the assignment"
    case .modelCreatedInBody:
      "the body of \(other) creates a new \(type) for \(view) at each evaluation\(lost)"
    case .eagerDestinationModel:
      "the body of \(view) creates \(article(type)) for \(other), a page that is not open"
    case .stateSetInInit:
      "the initializer of \(view) assigns \(it.new ?? "a value") to `\(property)`, which has no storage yet; "
        + "SwiftUI ignores the value"
    case .writeToUninstalledState:
      "code writes to `\(property)` of a \(view) that SwiftUI never installed; the write is ignored"
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
      it.view == it.type
        ? "`\(property)` of \(type) stores a reference: SwiftUI receives no change inside \(other)"
        : "`\(property)` of \(type) publishes a new reference, not a change inside \(other)"
    case .observableObjectInState:
      it.other == "static"
        ? "\(view) reads the ObservableObject `\(property)` and does not subscribe to its changes"
        : "\(view) keeps the ObservableObject \(type) in `\(property)` and does not subscribe to its changes"
    case .modelChangeNotAnnounced:
      "\(view) shows `\(property)` of \(type), which changes\(values("")) without an announcement"
    case .appStorageInModel:
      "`\(property)` of \(type) stores its value in the user defaults and announces no change"
    case .equatableViewHidesChange:
      "`==` of \(it.type ?? view) returns true for two values that "
        + (it.type == nil ? "its body shows differently" : "the body of \(view) shows differently")
    case .bindingDropsWrites:
      "the binding of the control \"\(view)\" \(it.type == nil ? "has an empty setter" : "is a constant"), "
        + "so the new value is discarded"
    case .derivedStateNotRefreshed:
      "`\(property)` of \(view) is computed from `\(other)` when \(view) appears; no code computes it again "
        + "when `\(other)` changes"
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
    case .idFromEditableValue:
      "an edit changes the id of the row with the edited field, so SwiftUI removes \(view)"
    case .indexAsIdentity:
      "the rows \(view) are identified by position, so `\(property)` = \(type) of \(it.old ?? "an element") "
        + "now belongs to \(it.new ?? "another element")"
    case .staleElementAccess:
      "\(view) holds a binding to a removed element of `\(property)`; a late read ends the program"
    case .constantRangeForEach:
      "the range of `ForEach` in \(view) changed, and SwiftUI keeps the rows of the first range"
    case .branchResetsState:
      "\(view) is in two branches of \(other); the change of branch resets "
        + "`\(property)` = \(it.old ?? "…")"
    case .writeDuringUpdate:
      "the body of \(view), or code that it calls, writes to `\(property)` during the update"
    case .publishFromBackground:
      "`\(property)` of \(type) changes on a background thread"
    case .changeFeedbackLoop:
      "the closure of `onChange` in \(view) changes `\(property)`, which calls the closure again"
    case .publisherBuiltInBody:
      "the body of \(view) builds a new publisher for `onReceive` at each evaluation"
    case .timerInViewProperty:
      "\(view) creates a new timer for `\(property)` each time the body of \(other) runs"
    case .debounceRestarts:
      "the body of \(view) builds a debounced publisher, so each evaluation restarts the delay"
    case .equalValuePublished:
      "`\(property)` of \(type) publishes an equal value, so the body of \(view) runs"
    case .onAppearRunsAgain:
      "`onAppear` of \(view) runs again and adds to `\(property)` a second time"
    case .taskNotKeyed:
      "the task of \(view) does not restart when `\(property)` changes"
    case .lateResultWins:
      "`\(property)` shows the result of an earlier action, \(it.new ?? "…"), which arrived last"
    case .taskCancelledByOwnChange:
      "a task of \(view) changes `\(property)`, which removes the task's view and cancels the task"
    case .subscriptionRetainsModel:
      "\(type) outlives \(view): \(type) keeps a subscription whose closure refers to \(type) strongly"
    case .pickerTagMismatch:
      "choosing \"\(it.new ?? "…")\" in the picker \"\(type)\" has no effect: the tag of the option does "
        + "not have the selection's type"
    case .optionalBindingUnwrapped:
      "a binding unwraps `\(property)` after `\(property)` has become nil"
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

  /// `an Account`
  private static func article(_ type: String) -> String {
    ("AEIO".contains(type.first ?? "x") ? "an " : "a ") + type
  }

  private static func fix(_ kind: Fix.Kind, _ it: Subject) -> String {
    let property = it.property ?? "the property"
    let type = it.type ?? "the class"
    return switch kind {
    case .ownWithStateObject:
      "let the view own the object: `@StateObject private var \(property)` (the parent can no longer pass one)"
    case .ownWithState:
      "let the view own the object: `@State private var \(property)` (the parent can no longer pass one)"
    case .publish:
      "declare `@Published var \(property)` (each assignment updates all views that follow the object)"
    case .followWithStateObject:
      "follow the object with `@StateObject` (iOS 14; the view then owns the object)"
    case .makeObservable:
      "make the classes `@Observable` (iOS 17; views then depend on the properties that they read)"
    case .explicitID: "give each new input a new identity with `.id(…)` (all state below is reset)"
    case .identifiableElements:
      "make the elements Identifiable, with an id that no two share (each element stores its id)"
    case .mainActor: "put `@MainActor` before \(type) (its callers may need `await`)"
    case .removeID: "remove the `.id(…)` (the view then keeps its state)"
    case .keepTimer:
      "keep the timer in `@State private var \(property)` (one timer for each identity)"
    case .declareLet: "declare `let \(property)` (the view can then not change the value)"
    case .weakSelf: "capture `[weak self]` in the closure (`self` is then optional)"
    case .dynamicProperty:
      "conform the struct to DynamicProperty (each view then has its own storage)"
    case .useOnChange:
      "move the code to `.onChange(of: \(property))` (iOS 14; the code then runs after the update)"
    case .useAction: "move the write into an action, `onAppear` or `onChange` (one more update)"
    case .passObject:
      "pass the value from an ancestor that owns it (each view in between passes it on)"
    case .useSheetItem: "present with `.sheet(item:)` (the value must be Identifiable)"
    case .structValue: "make the class a struct (each change is then an assignment)"
    case .observeInner: "pass the inner object to a view with `@ObservedObject` (one more view)"
    case .compareAll:
      "compare in `==` every value that the body shows, or remove `==` (more bodies run)"
    case .storePublisher:
      "build the publisher once, in the model or in `@State` (later parameters do not change it)"
    case .guardAppear:
      "assign instead of adding, or guard with a flag (a reload then needs code of its own)"
    case .initialValueOnly:
      "set the value where the object is created, or in `onAppear` (one more update)"
    case .restoreMatchingTag:
      "give the options tags of the selection's type (a change of the type changes all tags)"
    case .useDestination:
      "declare `navigationDestination(for:)` at the root of the stack (one page serves all links of a type)"
    case .hoistState:
      "keep `\(property)` in the parent, as `@StateObject` or `@State`, and pass it down (the parent then owns it)"
    case .keyTask:
      "restart the task for each value: `.task(id: \(property))` (a new value cancels the running task)"
    case .checkCancellation:
      "use `.task(id:)` and check for cancellation after each `await` (earlier results are lost)"
    case .keepMounted:
      "keep the view mounted and show progress above it (the old content stays in sight)"
    case .observeParameter:
      "follow the object: `@ObservedObject var \(property)` (the view then updates at each change of the object)"
    case .observeShared:
      "follow the object in a property: `@ObservedObject private var name = \(property)` (the view then updates at each change of the object)"
    case .sendInSetter:
      "call `objectWillChange.send()` in the setter, before the value changes (each assignment updates all views that follow the object)"
    case .keepElements:
      "keep the elements in `@State` or in the model (the body then creates no new ids)"
    case .storedID: "store the id in the element: `let id = UUID()` (equal elements then differ)"
    case .realBinding:
      "pass a binding to a state property, or disable the control (the value needs an owner)"
    case .defaultBinding:
      "use a binding with a default value (nil and the default value then look the same)"
    case .dropInitialValue:
      "remove the default value of `\(property)` (each initializer must then assign a value)"
    case .assignOthersFirst:
      "assign to `\(property)` last (SwiftUI then ignores a plain assignment, because the property has no "
        + "storage yet)"
    case .buildWithXcode27:
      "build with Xcode 27 (SwiftUI then evaluates the initial value once for each identity)"
    case .identityOfArgument:
      "give the view a new identity for each argument with `.id(…)` (all its state is reset)"
    case .stateInView:
      "declare the property in the view (each view that shows the value declares it)"
    case .setInitialValue:
      "set the initial value: `_\(property) = State(initialValue: …)` (later values are ignored)"
    case .passBinding:
      "keep the state in the parent, and pass a binding (the parent then owns the value)"
    case .ownInDestination:
      "let the page own the object with `@StateObject` (SwiftUI creates the object when the page opens)"
    case .taskInOwner:
      "run the task in a view that stays, or in the model (the task no longer ends with the view)"
    case .identityOfElement: "identify the rows by their elements (no two may be equal)"
    case .bindByID:
      "find the element by its id in the binding, or edit a copy (each access searches the collection)"
    case .announceByHand:
      "call `access(keyPath:)` and `withMutation(keyPath:)` in a computed property (more code for each property)"
    case .animateWrite:
      "call `withAnimation` around the write, in the later block (each write needs its own call)"
    case .observe: "remove `@ObservationIgnored` (views that read the property then depend on it)"
    case .compareFirst: "assign only a value that differs (the type must be Equatable)"
    case .observablePerRow:
      "pass the row its value, or keep an `@Observable` object for each row (the parent prepares the rows)"
    case .projectBinding:
      "pass the state's own binding, such as `$name` (code of the setter moves to `onChange`)"
    case .identifyByPosition:
      "identify the rows by their positions with `id: \\.self` (a row's state then stays at its position)"
    case .computeValue:
      "compute `\(property)` in a computed property (the computation runs with each evaluation of `body`)"
    case .updateCopy:
      "assign to `\(property)` in `.onChange(of: \(it.other ?? "source"), initial: true)` (iOS 17; a second "
        + "update for each change)"
    case .useInlineExpression:
      "compute the value, or observe another value than the closure writes (a computed value cannot be assigned)"
    }
  }
}
