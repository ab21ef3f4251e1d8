import StateLabCore
import Testing

@Suite("@Observable")
struct ObservableTests {
  @Observable
  final class Model {
    var a = 0
    var b = 0
    @ObservationIgnored var ignored = 0
  }

  @Observable
  final class Form { var name = "a" }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("a \(model.a)") }
  }

  @Test("R22 A body depends on the properties that it read and on no others")
  func onlyWhatWasRead() {
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform { model.b = 1 }
    host.perform { model.ignored = 1 }
    #expect(host.trace.bodyCount(of: Reader.self) == 1)
    host.perform { model.a = 1 }
    #expect(host.screen == "a 1")
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
  }

  @Test("R22 Each body records its reads anew")
  func recordedAnew() throws {
    struct Switching: View {
      let model: Model
      @State private var showsA = true
      var body: some View {
        Text(showsA ? "a \(model.a)" : "b \(model.b)")
        Button("Switch") { showsA.toggle() }
      }
    }
    let model = Model()
    let host = Host(Switching(model: model))
    for _ in 1...5 { try host.tap("Switch") }
    let before = host.trace.bodyCount(of: Switching.self)
    host.perform { model.a = 1 }
    #expect(host.trace.bodyCount(of: Switching.self) == before)
    host.perform { model.b = 1 }
    #expect(host.trace.bodyCount(of: Switching.self) == before + 1)
    #expect(host.screen == "b 1\n[Switch]")
  }

  /// The Observation module calls them in the order of a hash table.
  @Test("R22 The readers of a property observe its change in the order in which they were mounted")
  func manyReaders() {
    struct Readers: View {
      let model: Model
      var body: some View { ForEach(0..<20) { _ in Reader(model: model) } }
    }
    let model = Model()
    let trace = Recorder.$inherited.withValue(Recorder()) {
      let hosts = [Host(Readers(model: model)), Host(Readers(model: model))]
      hosts[0].perform { withAnimation { model.a = 1 } }
      return hosts[0].trace
    }
    func views(_ isMeant: (Event.Kind) -> Bool) -> [ViewIdentity?] {
      trace.filter { isMeant($0.kind) }.map(trace.view)
    }
    let mounted = views { if case .body(count: 1) = $0 { true } else { false } }
      .filter { $0?.type.name == "Reader" }
    #expect(mounted.count == 40)
    #expect(views { if case .observed = $0 { true } else { false } } == mounted)
  }

  @Test("R22 Several changes in one action run one body, with the last value")
  func oneBody() {
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform {
      model.a = 1
      model.a = 2
    }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
    #expect(host.screen == "a 2")
  }

  @Test("R22 An equal assignment invalidates no view, with the macro of this toolchain")
  func equalAssignment() {
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform { model.a = 0 }
    #expect(host.trace.bodyCount(of: Reader.self) == 1)
  }

  @Test(
    "R16 For a class in State only another reference is a change; its objectWillChange is ignored")
  func classesInState() throws {
    final class Plain: ObservableObject { @Published var n = 0 }
    struct Holding: View {
      @State private var plain = Plain()
      var body: some View {
        Text("n \(plain.n)")
        Button("Change") { plain.n += 1 }
        Button("Replace") { plain = Plain() }
      }
    }
    let host = Host(Holding())
    try host.tap("Change")
    #expect(host.screen == "n 0\n[Change]\n[Replace]")
    #expect(host.trace.bodyCount(of: Holding.self) == 1)
    try host.tap("Replace")
    #expect(host.trace.bodyCount(of: Holding.self) == 2)
  }

  @Test("R16 An @Observable object in State is tracked property by property")
  func observableInState() throws {
    struct Holding: View {
      @State private var model = Model()
      var body: some View {
        Text("a \(model.a)")
        Button("A") { model.a += 1 }
        Button("B") { model.b += 1 }
      }
    }
    let host = Host(Holding())
    try host.tap("B")
    #expect(host.trace.bodyCount(of: Holding.self) == 1)
    try host.tap("A")
    #expect(host.screen == "a 1\n[A]\n[B]")
  }

  @Observable
  final class Item: Identifiable {
    let id: Int
    var name: String
    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  @Test("R22 Properties that a row closure of ForEach or List reads are dependencies")
  func rowClosures() {
    struct Items: View {
      let items: [Item]
      var body: some View {
        ForEach(items) { Text("each \($0.name)") }
        List(items) { Text("row \($0.name)") }
      }
    }
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let host = Host(Items(items: items))
    host.perform { items[1].name = "z" }
    #expect(host.screen == "each a\neach z\nrow a\nrow z")
    #expect(host.trace.bodyCount(of: Items.self) == 1)
  }

  @Test("R23 _printChanges prints @dependencies for a change of an observable object")
  func printChanges() {
    struct Printing: View {
      let model: Model
      var body: some View {
        let _ = Self._printChanges()
        Text("\(model.a)")
      }
    }
    let model = Model()
    let host = Host(Printing(model: model))
    host.perform { model.a = 1 }
    #expect(
      host.trace.printed == [
        "ObservableTests.Printing: @self changed.",
        "ObservableTests.Printing: @dependencies changed.",
      ])
  }

  @Test("R22 R19 A binding from @Bindable runs the reader's body, not the parent's")
  func bindable() throws {
    struct Child: View {
      @Binding var a: Int
      var body: some View { Button("a \(a)") { a += 1 } }
    }
    struct Parent: View {
      @Bindable var model: Model
      var body: some View { Child(a: $model.a) }
    }
    let host = Host(Parent(model: Model()))
    try host.tap("a 0")
    #expect(host.screen == "[a 1]")
    #expect(host.trace.bodyCount(of: Parent.self) == 1)
    #expect(host.trace.bodyCount(of: Child.self) == 2)
  }

  @Test("R22 A control bound with @Bindable shows the object's changes")
  func boundControl() throws {
    struct Editing: View {
      @Bindable var form: Form
      var body: some View { TextField("Name", text: $form.name) }
    }
    let form = Form()
    let host = Host(Editing(form: form))
    try host.enter("b", into: "Name")
    #expect(form.name == "b")
    host.perform { form.name = "c" }
    #expect(host.screen == "Name: \"c\"")
    #expect(host.trace.bodyCount(of: Editing.self) == 1)
  }

  private struct FromEnvironment: View {
    @Environment(Model.self) private var model
    var body: some View { Text("a \(model.a)") }
  }

  @Test("R58 @Environment(Type.self) supplies the object of that type")
  func environmentObject() {
    let model = Model()
    let host = Host(FromEnvironment().environment(model))
    host.perform { model.a = 3 }
    #expect(host.screen == "a 3")
  }

  @Test("R58 An optional @Environment(Type.self) is nil if no ancestor supplies an object")
  func optionalEnvironmentObject() {
    struct Asking: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Text(model == nil ? "none" : "one") }
    }
    #expect(Host(Asking()).screen == "none")
    #expect(Host(Asking().environment(Model())).screen == "one")
  }

  @Test("R58 Reading a missing @Environment object ends the process with W8")
  func missingEnvironmentObject() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Host(FromEnvironment()) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "SwiftUICore/Environment+Objects.swift:34: Fatal error: No Observable object of type Model found. A View.environmentObject(_:) for Model may be "
          + "missing as an ancestor of this view."))
  }

  @Test("A release without @Observable stops the host", arguments: [Profile.iOS13, .iOS14, .iOS16])
  func availability(profile: Profile) {
    #expect(Host(Reader(model: Model()), profile: profile).screen == "")
  }
}
