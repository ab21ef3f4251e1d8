extension FindingWords {
  static func fix(_ kind: Fix.Kind, _ it: Subject) -> String {
    let property = it.property ?? "the property"
    let type = it.type ?? "the class"
    return switch kind {
    case .ownWithStateObject:
      "let the view own the object: `@StateObject private var \(property)` (the parent can no longer pass one)"
    case .ownWithState:
      "let the view own the object: `@State private var \(property)` (the parent can no longer pass one)"
    case .ownWithStateObjectInInit:
      "let the view own the object: `@StateObject private var \(property)`, and in `init` "
        + "`_\(property) = StateObject(wrappedValue: …)` (the parent can no longer pass one)"
    case .keepFirstWithStateObject:
      "let the view own the object: `@StateObject var \(property)` (the view keeps its first object and ignores all later ones)"
    case .keepFirstWithState:
      "let the view own the object: `@State var \(property)` (the view keeps its first object and ignores all later ones)"
    case .publish:
      "declare `@Published var \(property)` (each assignment updates all views that follow the object)"
    case .followWithStateObject:
      "follow the object with `@StateObject` (iOS 14; the view then owns the object)"
    case .makeObservable:
      "make the classes `@Observable` (iOS 17; views then depend on the properties that they read)"
    case .explicitID: "give each new input a new identity with `.id(…)` (all state below is reset)"
    case .identifiableElements:
      "make the elements Identifiable, with an id that no two share (each element stores its id)"
    case .distinctIDs:
      "give each new element a different id (change the code that creates the elements)"
    case .mainActor: "put `@MainActor` before \(type) (its callers may need `await`)"
    case .dispatchToMain:
      "write to \(it.property.map { "`\($0)`" } ?? "the property") in `DispatchQueue.main.async { … }` "
        + "(the write then happens in a later turn of the main queue)"
    case .runOnMain:
      "write to \(it.property.map { "`\($0)`" } ?? "the property") in `await MainActor.run { … }` "
        + "(the task then waits for the main actor)"
    case .receiveOnMain:
      "put `.receive(on: DispatchQueue.main)` before the subscriber "
        + "(each value then arrives in a later turn of the main queue)"
    case .compareRequest:
      "before each write, compare the result's request with the current request (an outdated request "
        + "still runs to its end)"
    case .removeID: "remove the `.id(…)` (the view then keeps its state)"
    case .keepTimer:
      "keep the timer in `@State private var \(property)` (one timer for each identity)"
    case .declareLet: "declare `let \(property)` (the view can then not change the value)"
    case .weakSelf: "capture `[weak self]` in the closure (`self` is then optional)"
    case .weakSelfInClosure:
      "pass a closure with `[weak self]` that calls the function (`self` is then optional)"
    case .assignToPublished:
      "assign to the publisher of a `@Published` property: `assign(to: &$\(property))` (iOS 14; the "
        + "subscription then ends with the object)"
    case .createInClosure:
      "create the object in the parentheses of `StateObject(wrappedValue:)` (SwiftUI then creates one "
        + "object for each identity)"
    case .dynamicProperty:
      "conform the struct to DynamicProperty (each view then has its own storage)"
    case .useOnChange:
      "move the code to `.onChange(of: \(property))` (iOS 14; the code then runs after the update)"
    case .useAction: "move the write into an action, `onAppear` or `onChange` (one more update)"
    case .passObject:
      "pass the value from an ancestor that owns it (each view in between passes it on)"
    case .useSheetItem:
      "present with `.\(it.type ?? "sheet")(item:)` (the value must be Identifiable)"
    case .readInBody:
      "pass `$\(property)` to a view with `@Binding`, or read `\(property)` in the body (the body then "
        + "depends on the value)"
    case .readInBodyOnly:
      "read `\(property)` in the body (the body then depends on the value)"
    case .supplyObject:
      "supply the object with `.\(it.other ?? "environmentObject")(…)` on an ancestor of "
        + "\(it.view ?? "the view"); for a page, on its navigation stack (all views below share the object)"
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
      "declare `navigationDestination(for:)` at the root of the stack (one page serves all values of a type)"
    case .hoistState:
      "keep `\(property)` in the parent, as `@StateObject` or `@State`, and pass it down (the parent then owns it)"
    case .hoistValue:
      "keep `\(property)` in the parent, as `@State`, and pass a binding (the parent then owns it)"
    case .viewOutsideBranch:
      "write the view once, outside the condition (only the differing code stays in the branches)"
    case .keyTask:
      "restart the task for each value: `.task(id: \(property))` (a new value cancels the running task)"
    case .checkCancellation:
      "use `.task(id:)` and check for cancellation after each `await` (earlier results are lost)"
    case .keepMounted:
      "keep the view mounted and show progress above it (the old content stays in sight)"
    case .observeParameter:
      "follow the object: `@ObservedObject var \(property)` (the view then updates at each change of the object)"
    case .observeAndOwn:
      "follow the object: `@ObservedObject var \(property)`, and own it with `@StateObject` in the view that "
        + "creates it (both views then update at each change of the object)"
    case .observeShared:
      "follow the object in a property: `@ObservedObject private var name = \(property)` (the view then updates at each change of the object)"
    case .removePublisher:
      "remove `objectWillChange` from \(type) (each assignment to a `@Published` property then sends the default `objectWillChange`)"
    case .sendBeforeChange:
      "send `objectWillChange` before each change (every change needs its own call)"
    case .sendInSetter:
      "call `objectWillChange.send()` in the setter, before the value changes (each assignment updates all views that follow the object)"
    case .keepElements:
      "keep the elements in `@State`, in the model or in a `static let` (the body then creates no new ids)"
    case .storedID: "store the id in the element: `let id = UUID()` (equal elements then differ)"
    case .storedIDWithoutSelf:
      "store the id in the element, `let id = UUID()`, make the elements Identifiable, and remove "
        + "`id: \\.self` (equal elements then differ)"
    case .skipKnownIDs:
      "append only elements with new ids (each append compares the ids)"
    case .positionIDs:
      "identify the rows by their positions: `ForEach(items.indices, id: \\.self)` (a row's state then "
        + "stays at its position)"
    case .identityOfValue:
      "identify the rows by their elements: `ForEach(items, id: \\.self)` (no two elements may be equal)"
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
    case .conditionInArgument:
      "write the view once, with the condition in the modifier's argument (one value of the argument "
        + "must have no effect)"
    case .identifyByPosition:
      "identify the rows by their positions with `id: \\.self` (a row's state then stays at its position)"
    case .computeValue:
      "compute `\(property)` in a computed property (the computation runs with each evaluation of `body`)"
    case .updateCopy:
      "assign to `\(property)` in `.onChange(of: \(it.other ?? "source"), initial: true)` (iOS 17; a second "
        + "update for each change)"
    case .startOnce:
      "start the work in `.task`, in `onAppear` or in an action (the body then only describes the view)"
    case .writeOneWay:
      "store one of the two values, and compute the other one (a control for the computed value needs "
        + "`Binding(get:set:)`)"
    case .useInlineExpression:
      "compute the value, or observe a value that the closure does not write (a computed value cannot be assigned)"
    }
  }
}
