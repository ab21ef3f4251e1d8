import StateLabCore
import Testing

@propertyWrapper
private struct Noisy: DynamicProperty {
  @State private var n = 0
  let name: String

  init(_ name: String) { self.name = name }

  var wrappedValue: Int {
    get { n }
    nonmutating set { n = newValue }
  }

  func update() { print("\(name).update \(n)") }
}

@Suite("DynamicProperty")
struct DynamicPropertyTests {
  @Test("R24 A state is installed in the view and in conforming structs, nowhere else")
  func discovery() {
    struct Plain { @State var n = 0 }
    struct Conforming: DynamicProperty { @State var n = 0 }
    final class Holder { @State var n = 0 }
    enum Payload { case state(State<Int>) }
    struct Everything: View {
      @State var direct = 0
      var payload = Payload.state(State(initialValue: 0))
      var plain = Plain()
      var conforming = Conforming()
      var holder = Holder()
      var array = [State(initialValue: 0)]
      var tuple = (State(initialValue: 0), 1)
      var optional: State<Int>? = State(initialValue: 0)
      var existential: any DynamicProperty = State(initialValue: 0)
      var body: some View { EmptyView() }
    }
    let stored = Host(Everything()).trace.compactMap { event in
      if case .stored(let property, _) = event.kind { property } else { nil }
    }
    #expect(stored == ["direct", "conforming.n"])
  }

  @Test("R24 A state after a plain property is installed, and CustomReflectable hides none")
  func discoveryIsNotMirror() throws {
    struct Shy: View, CustomReflectable {
      let plain = 1
      @State private var n = 0
      var customMirror: Mirror { Mirror(self, children: [:]) }
      var body: some View { Button("n \(n)") { n += 1 } }
    }
    let host = Host(Shy())
    try host.tap("n 0")
    #expect(host.screen == "[n 1]")
  }

  @Test("R25 update() runs on a class that conforms, but its own fields are not installed")
  func classProperty() {
    final class Loader: DynamicProperty {
      @State var n = 0
      func update() {
        print("update")
        n = 5
      }
    }
    struct Loading: View {
      var loader = Loader()
      var body: some View { Text("\(loader.n)") }
    }
    let host = Host(Loading())
    #expect(host.trace.printed == ["update"])
    #expect(host.screen == "0")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("R26 update() runs in declaration order, nested properties first, then body")
  func updateOrder() {
    struct Outer: DynamicProperty {
      var inner = Noisy("A.inner")
      func update() { print("A.update") }
    }
    struct Ordered: View {
      var a = Outer()
      @Noisy("B") var b
      var body: some View { let _ = print("body") }
    }
    let host = Host(Ordered())
    #expect(host.trace.printed == ["A.inner.update 0", "A.update", "B.update 0", "body"])
  }

  @Test("R27 A change of an unread state calls update() but not body")
  func updateWithoutBody() throws {
    struct Unread: View {
      @State private var n = 0
      @Noisy("noisy") var noisy
      var body: some View { Button("Add") { n += 1 } }
    }
    let host = Host(Unread())
    try host.tap("Add")
    #expect(host.trace.printed == ["noisy.update 0", "noisy.update 0"])
    #expect(host.trace.bodyCount(of: Unread.self) == 1)
  }

  @Test("R28 The environment is available in update() and body; init gets the default and W6")
  func environmentInUpdate() {
    struct Sized: DynamicProperty {
      @Environment(\.sizeInTests) var size
      init() { print("init \(size)") }
      func update() { print("update \(size)") }
    }
    struct Inner: View {
      var sized = Sized()
      var body: some View { Text("\(sized.size)") }
    }
    struct Outer: View {
      var body: some View { Inner().environment(\.sizeInTests, 9) }
    }
    let host = Host(Outer())
    #expect(host.trace.printed == ["init 1", "update 9"])
    #expect(
      host.trace.warnings.map(\.message) == [
        "Accessing Environment<Int>'s value outside of being installed on a View. This will always "
          + "read the default value and will not update."
      ])
    #expect(host.screen == "9")
  }

  @Test("R29 A change by a mutating update() lasts for the next body only")
  func mutatingUpdate() throws {
    struct Counting: DynamicProperty {
      var updates = 0
      mutating func update() { updates += 1 }
    }
    struct Shown: View {
      var counting = Counting()
      @State private var n = 0
      var body: some View {
        Text("updates \(counting.updates), n \(n)")
        Button("Add") { n += 1 }
      }
    }
    let host = Host(Shown())
    #expect(host.screen == "updates 1, n 0\n[Add]")
    try host.tap("Add")
    #expect(host.screen == "updates 1, n 1\n[Add]")
  }

  private final class Model: ObservableObject { @Published var n = 0 }

  @Test("R30 A state write in update() causes W2", arguments: Profile.all)
  func stateWriteInUpdate(profile: Profile) {
    struct Writer: DynamicProperty {
      @State var n = 0
      func update() { n = 3 }
    }
    struct Writing: View {
      var writer = Writer()
      var body: some View { Text("\(writer.n)") }
    }
    let host = Host(Writing(), profile: profile)
    #expect(host.trace.warnings.map(\.id) == ["W2"])
    #expect(host.screen == "0")
  }

  @Test("R30 Publishing in update() causes W3 from iOS 16 on", arguments: Profile.all)
  func publishInUpdate(profile: Profile) {
    struct Publisher: DynamicProperty {
      @ObservedObject var model: Model
      func update() { if model.n == 0 { model.n = 1 } }
    }
    struct Publishing: View {
      var publisher: Publisher
      var body: some View { Text("\(publisher.model.n)") }
    }
    let host = Host(Publishing(publisher: Publisher(model: Model())), profile: profile)
    #expect(host.trace.warnings.map(\.id) == (profile.release.major >= 16 ? ["W3"] : []))
    #expect(host.screen == "1")
  }

  @Test("R31 An object's dynamic properties are not installed, and its update() is not called")
  func objectsAreNotScanned() {
    final class Scanned: ObservableObject, DynamicProperty {
      @Environment(\.sizeInTests) var size
      nonisolated func update() { print("update") }
    }
    struct Holding: View {
      @StateObject private var scanned = Scanned()
      var body: some View { Text("\(scanned.size)") }
    }
    let host = Host(Holding().environment(\.sizeInTests, 9))
    #expect(host.trace.printed == [])
    #expect(host.screen == "1")
    #expect(host.trace.warnings.map(\.id) == ["W6"])
  }

  @Test("R32 A view that is a class stops the host with W13, and actions throw")
  func classView() {
    let host = Host(ClassView())
    #expect(host.screen == "")
    let text = "views must be value types (either a struct or an enum); ClassView is a class."
    #expect(host.trace.contains { $0.kind == .stopped(text) })
    #expect(throws: HostError.stopped(text)) { try host.tap("x") }
    #expect(host.trace.bodyCount(of: ClassView.self) == 0)
  }
}

final class ClassView: View {
  var body: some View { Text("never") }
}

extension EnvironmentValues {
  var sizeInTests: Int {
    get { self[SizeInTests.self] }
    set { self[SizeInTests.self] = newValue }
  }
}

private struct SizeInTests: EnvironmentKey { static let defaultValue = 1 }
