import StateLabCore
import Testing

@Suite("Binding")
struct BindingTests {
  @Test("R59 A binding calls get once at creation and again for each read outside an update")
  func readsOutside() {
    let log = ViewLog()
    var value = 1
    let binding = Binding(
      get: {
        log.bodies += 1
        return value
      }, set: { value = $0 })
    #expect(log.bodies == 1)
    #expect(binding.wrappedValue == 1)
    #expect(log.bodies == 2)
    binding.wrappedValue = 4
    #expect(value == 4)
    #expect(binding.wrappedValue == 4)
  }

  @Test("R59 During an update reads use the cached value")
  func readsInside() {
    struct Reading: View {
      let log: ViewLog
      var body: some View {
        let binding = Binding(get: { log.bodies += 1 }, set: { _ in })
        let _ = (binding.wrappedValue, binding.wrappedValue)
        Text("x")
      }
    }
    let log = ViewLog()
    _ = Host(Reading(log: log))
    #expect(log.bodies == 1)
  }

  @Test("R59 A binding's setter may take the transaction")
  func setterWithTransaction() {
    let log = ViewLog()
    let binding = Binding(
      get: { 0 },
      set: { value, transaction in log.lines.append("\(value) \(transaction.animation == nil)") })
    binding.wrappedValue = 1
    withAnimation { binding.wrappedValue = 2 }
    #expect(log.lines == ["1 true", "2 false"])
  }

  @Test("R60 A constant binding ignores writes without a warning")
  func constant() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      let binding = Binding.constant(1)
      binding.wrappedValue = 2
      print(binding.wrappedValue)
    }
    #expect(recorder.trace.printed == ["1"])
    #expect(recorder.trace.warnings.isEmpty)
  }

  private struct User {
    var name = "a"
    var tags = ["x", "y"]
  }

  @Test("R61 $user.name reads and writes a part of the value", arguments: Profile.all)
  func dynamicMember(profile: Profile) throws {
    struct Editing: View {
      @State private var user = User()
      var body: some View {
        TextField("Name", text: $user.name)
        TextField("Tag", text: $user.tags[1])
        Text("\(user.name) \(user.tags)")
      }
    }
    let host = Host(Editing(), profile: profile)
    try host.enter("b", into: "Name")
    try host.enter("z", into: "Tag")
    #expect(host.screen == "Name: \"b\"\nTag: \"z\"\nb [\"x\", \"z\"]")
  }

  @Test("R61 Two writes to different parts in one action both take effect")
  func twoParts() throws {
    struct Pair: View {
      @State private var pair = (a: 0, b: 0)
      var body: some View {
        let binding = $pair
        Button("Both") {
          binding.a.wrappedValue = 1
          binding.b.wrappedValue = 2
        }
        Text("\(pair.a) \(pair.b)")
      }
    }
    let host = Host(Pair())
    try host.tap("Both")
    #expect(host.screen == "[Both]\n1 2")
  }

  @Test("R62 A binding projects itself and can be passed to a wrapped parameter")
  func projectedValue() {
    func write(@Binding to value: Int) { value = 5 }
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    write($to: binding.projectedValue)
    #expect(stored == 5)
  }

  @Test("R63 A binding to an optional ignores nil and passes a value through")
  func optionalForm() {
    var stored = 1
    let base = Binding(get: { stored }, set: { stored = $0 })
    let optional = Binding<Int?>(base)
    optional.wrappedValue = nil
    #expect(stored == 1)
    optional.wrappedValue = 2
    #expect(stored == 2)
  }

  @Test("R63 The unwrapping initializer returns nil if the value is nil")
  func unwrappingForm() {
    var stored: Int? = nil
    let base = Binding(get: { stored }, set: { stored = $0 })
    #expect(Binding<Int>(base)?.wrappedValue == nil)
    stored = 3
    let unwrapped = Binding<Int>(base)
    unwrapped?.wrappedValue = 4
    #expect(stored == 4)
  }

  private final class Model: ObservableObject { @Published var name = "a" }

  @Test("R64 $object.property reads and writes the object")
  func objectBinding() throws {
    struct Editing: View {
      @StateObject private var model = Model()
      var body: some View { TextField("Name", text: $model.name) }
    }
    let host = Host(Editing())
    try host.enter("b", into: "Name")
    #expect(host.screen == "Name: \"b\"")
  }

  @Test("R64 Writing a binding to an object that no view declares runs no body")
  func objectBindingAlone() throws {
    struct Parent: View {
      let model: Model
      var body: some View {
        TextField("Name", text: ObservedObject(wrappedValue: model).projectedValue.name)
      }
    }
    let model = Model()
    let host = Host(Parent(model: model))
    try host.enter("b", into: "Name")
    #expect(model.name == "b")
    #expect(host.trace.bodyCount(of: Parent.self) == 1)
  }
}
