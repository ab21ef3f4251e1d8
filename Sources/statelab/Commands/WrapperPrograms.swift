import StateLabCore

// The programs of `statelab help wrappers`. Each shows a value, writes it, and lets the parent
// re-create the view.

/// A parent that re-creates its child with each tap on "Pass".
private struct Parent<Child: View>: View {
  @State private var pass = 1
  let child: (Int) -> Child

  var body: some View {
    child(pass)
    Button("Pass") { pass += 1 }
  }
}

private final class Model: ObservableObject { @Published var value = 1 }

@Observable
private final class Tracked {
  var value = 1
}

private struct Shown: View {
  let pass: Int
  let value: Int
  let write: () -> Void

  var body: some View {
    Text("value \(value)")
    Button("Write", action: write)
  }
}

private struct StateView: View {
  let pass: Int
  @State private var value = 1
  var body: some View { Shown(pass: pass, value: value) { value = 2 } }
}

private struct BindingView: View {
  let pass: Int
  @Binding var value: Int
  var body: some View { Shown(pass: pass, value: value) { value = 2 } }
}

private struct BindingParent: View {
  @State private var pass = 1
  @State private var value = 1
  var body: some View {
    BindingView(pass: pass, value: $value)
    Button("Pass") { pass += 1 }
  }
}

private struct StateObjectView: View {
  let pass: Int
  @StateObject private var model = Model()
  var body: some View { Shown(pass: pass, value: model.value) { model.value = 2 } }
}

private struct ObservedObjectView: View {
  let pass: Int
  @ObservedObject var model: Model
  var body: some View { Shown(pass: pass, value: model.value) { model.value = 2 } }
}

private struct EnvironmentObjectView: View {
  let pass: Int
  @EnvironmentObject private var model: Model
  var body: some View { Shown(pass: pass, value: model.value) { model.value = 2 } }
}

/// A parent that owns the object, and does not read it.
private struct ModelParent<Child: View>: View {
  @State private var pass = 1
  @StateObject private var model = Model()
  let child: (Int, Model) -> Child

  var body: some View {
    child(pass, model)
    Button("Pass") { pass += 1 }
  }
}

private struct TrackedView: View {
  let pass: Int
  @State private var model = Tracked()
  var body: some View { Shown(pass: pass, value: model.value) { model.value = 2 } }
}

private struct EnvironmentView: View {
  let pass: Int
  @Environment(Tracked.self) private var model
  var body: some View { Shown(pass: pass, value: model.value) { model.value = 2 } }
}

private struct BindableView: View {
  let pass: Int
  @Bindable var model: Tracked
  var body: some View { Shown(pass: pass, value: model.value) { $model.value.wrappedValue = 2 } }
}

/// The same for an `@Observable` object.
private struct TrackedParent<Child: View>: View {
  @State private var pass = 1
  @State private var model = Tracked()
  let child: (Int, Tracked) -> Child

  var body: some View {
    child(pass, model)
    Button("Pass") { pass += 1 }
  }
}

/// The behavior of a property wrapper, measured in a run.
struct WrapperRun {
  let declaration: String
  /// True if the storage belongs to the parent; nil where SwiftUI created none.
  let belongsToParent: Bool?
  let survives: Bool
  /// True for each view whose body ran after a write.
  let runsParent: Bool
  let runsView: Bool

  private init<Root: View, Reader: View>(
    _ declaration: String, _ root: Root, reader: Reader.Type
  ) throws {
    let host = Host(root)
    func counts() -> [Int] {
      [host.trace.bodyCount(of: Root.self), host.trace.bodyCount(of: Reader.self)]
    }
    let storage = host.trace.events.first { event in
      (event.name == .stored || event.name == .created) && event.property?.description != "pass"
    }
    let before = counts()
    try host.tap("Write")
    let after = counts()
    try host.tap("Pass")
    self.declaration = declaration
    belongsToParent = storage.flatMap(\.view).map { host.trace.views[$0].parent == nil }
    runsParent = after[0] > before[0]
    runsView = after[1] > before[1]
    survives = host.screen.contains("value 2")
  }

  static func all() throws -> [WrapperRun] {
    [
      try WrapperRun("@State var value", Parent { StateView(pass: $0) }, reader: StateView.self),
      try WrapperRun("@Binding var value", BindingParent(), reader: BindingView.self),
      try WrapperRun(
        "@StateObject var model", Parent { StateObjectView(pass: $0) },
        reader: StateObjectView.self),
      try WrapperRun(
        "@ObservedObject var model", ModelParent { ObservedObjectView(pass: $0, model: $1) },
        reader: ObservedObjectView.self),
      try WrapperRun(
        "@ObservedObject var model, made in the parent's body",
        Parent { ObservedObjectView(pass: $0, model: Model()) }, reader: ObservedObjectView.self),
      try WrapperRun(
        "@EnvironmentObject var model",
        ModelParent { EnvironmentObjectView(pass: $0).environmentObject($1) },
        reader: EnvironmentObjectView.self),
      try WrapperRun(
        "@State var model, @Observable", Parent { TrackedView(pass: $0) },
        reader: TrackedView.self),
      try WrapperRun(
        "@Environment(Model.self) var model",
        TrackedParent { EnvironmentView(pass: $0).environment($1) }, reader: EnvironmentView.self),
      try WrapperRun(
        "@Bindable var model", TrackedParent { BindableView(pass: $0, model: $1) },
        reader: BindableView.self),
    ]
  }
}
