import StateLabCore
import Testing

@Suite("StateObject, ObservedObject, EnvironmentObject")
struct ObjectTests {
  private final class Model: ObservableObject {
    @Published var n = 0
    init() { print("made") }
  }

  private struct Parent<Child: View>: View {
    @State private var passes = 0
    @ViewBuilder let child: (Int) -> Child
    var body: some View {
      Button("Again") { passes += 1 }
      let _ = passes
      child(passes)
    }
  }

  private struct Owner: View {
    @StateObject private var model = Model()
    var body: some View { Button("n \(model.n)") { model.n += 1 } }
  }

  private struct Observer: View {
    @ObservedObject var model = Model()
    var body: some View { Button("n \(model.n)") { model.n += 1 } }
  }

  nonisolated private static let withStateObject = Profile.all.filter { $0.has(.stateObject) }

  @Test(
    "R54 StateObject creates its object once per identity",
    arguments: withStateObject)
  func madeOnce(profile: Profile) throws {
    let host = Host(Parent { Owner().id($0 / 3) }, profile: profile)
    try host.tap("n 0")
    try host.tap("Again")
    try host.tap("Again")
    #expect(host.screen == "[Again]\n[n 1]")
    #expect(host.trace.printed == ["made"])
    try host.tap("Again")
    #expect(host.screen == "[Again]\n[n 0]")
    #expect(host.trace.printed == ["made", "made"])
  }

  @Test("R54 Creating the struct does not run StateObject's closure")
  func notInInit() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) { _ = Owner() }
    #expect(recorder.trace.printed == [])
  }

  @Test("A release without StateObject stops the host and names the first release with it")
  func missingAPI() {
    let host = Host(Owner(), profile: .iOS13)
    #expect(host.screen == "")
    #expect(throws: HostError.self) { try host.tap("n 0") }
    #expect(
      host.trace.contains {
        if case .stopped(let text) = $0.kind {
          text.contains("not available before iOS 14")
        } else {
          false
        }
      })
  }

  @Test(
    "R55 ObservedObject with an inline object creates one in every struct, so its values are lost",
    arguments: Profile.all)
  func observedIsLost(profile: Profile) throws {
    let host = Host(Parent { _ in Observer() }, profile: profile)
    try host.tap("n 0")
    #expect(host.screen == "[Again]\n[n 1]")
    try host.tap("Again")
    #expect(host.screen == "[Again]\n[n 0]")
    #expect(host.trace.printed == ["made", "made"])
  }

  @Test("R56 An uninstalled StateObject creates an object at each access and causes W5")
  func uninstalledStateObject() {
    struct Plain { @StateObject var model = Model() }
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      let plain = Plain()
      plain.model.n = 5
      print(plain.model.n)
    }
    #expect(recorder.trace.printed == ["made", "made", "0"])
    #expect(recorder.trace.warnings.map(\.id) == ["W5", "W5"])
    #expect(
      recorder.trace.warnings.first?.message
        == "Accessing StateObject's object without being installed on a View. This will create a "
        + "new instance each time.")
  }

  @Test("R57 A view follows a replaced ObservedObject and ignores the old one")
  func followsTheNewObject() throws {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text("n \(model.n)") }
    }
    let (first, second) = (Model(), Model())
    let host = Host(Parent { Child(model: $0 == 0 ? first : second) })
    try host.tap("Again")
    host.perform { first.n = 1 }
    #expect(host.trace.bodyCount(of: Child.self) == 2)
    host.perform { second.n = 7 }
    #expect(host.screen == "[Again]\nn 7")
    #expect(host.trace.bodyCount(of: Child.self) == 3)
  }

  @Test("R57 The subscription persists while the object is the same")
  func subscriptionIsKept() throws {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Button("n \(model.n)") { model.n += 1 } }
    }
    let host = Host(Child(model: Model()))
    try host.tap("n 0")
    try host.tap("n 1")
    let subscriptions = host.trace.filter {
      if case .subscribed = $0.kind { true } else { false }
    }
    #expect(subscriptions.count == 1)
  }

  private final class CustomModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var n = 0 { willSet { objectWillChange.send() } }
  }

  @Test(
    "R57 A view subscribes to a custom publisher at each update before iOS 18, later once",
    arguments: Profile.all)
  func customPublisher(profile: Profile) throws {
    struct Child: View {
      @ObservedObject var model: CustomModel
      var body: some View { Button("n \(model.n)") { model.n += 1 } }
    }
    let host = Host(Child(model: CustomModel()), profile: profile)
    try host.tap("n 0")
    try host.tap("n 1")
    #expect(host.screen == "[n 2]")
    let subscriptions = host.trace.filter {
      if case .subscribed = $0.kind { true } else { false }
    }
    #expect(subscriptions.count == (profile == .iOS18 ? 1 : 3))
  }

  private struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("n \(model.n)") }
  }

  @Test(
    "R58 A reader gets the nearest ancestor's object and runs when it changes",
    arguments: Profile.all)
  func nearestObject(profile: Profile) {
    let (far, near) = (Model(), Model())
    near.n = 5
    let host = Host(
      VStack { Reader().environmentObject(near) }.environmentObject(far), profile: profile)
    #expect(host.screen == "n 5")
    host.perform { near.n = 6 }
    #expect(host.screen == "n 6")
    host.perform { far.n = 1 }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
  }

  @Test("R58 Declaring a missing object has no effect until it is read")
  func missingObjectUnread() {
    struct Declaring: View {
      @EnvironmentObject var model: Model
      var body: some View { Text("unread") }
    }
    #expect(Host(Declaring()).screen == "unread")
  }

  @Test("R58 A modifier inside .environmentObject finds the object, one outside does not")
  func modifierOutside() async {
    #expect(Host(Text("x").modifier(ShowsModel()).environmentObject(Model())).screen == "n 0")
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Host(Text("x").environmentObject(Model()).modifier(ShowsModel()))
      }
    }
  }

  private struct ShowsModel: ViewModifier {
    @EnvironmentObject var model: Model
    func body(content: Content) -> some View { Text("n \(model.n)") }
  }

  @Test("R58 Reading a missing object ends the process with W7")
  func missingObjectRead() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Host(Reader()) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "SwiftUICore/EnvironmentObject.swift:92: Fatal error: No ObservableObject of type Model found. A View.environmentObject(_:) for Model may be "
          + "missing as an ancestor of this view."))
  }
}
