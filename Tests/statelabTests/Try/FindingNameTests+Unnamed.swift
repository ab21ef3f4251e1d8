import Testing

@testable import Diagnosis
@testable import statelab

extension TryTests.FindingNameTests {
  /// Objects that code without a name creates. A preview creates such an object, too.
  nonisolated static let unnamedForms = [
    Program(
      actions: "--view ContentView --enter email=a --tap Step",
      head: "10:12: proved: the body of ContentView creates a new Login for LoginView",
      text: login + """
        struct Flow {
          func callAsFunction() -> LoginView { LoginView(
            model: Login()) }
        }
        struct ContentView: View {
          let flow = Flow()
          @State private var step = 0
          var body: some View { flow(); Button("Step \\(step)") { step += 1 } }
        }
        #Preview { LoginView(model: Login()) }
        """),
    Program(
      actions: "--view ContentView --enter email=a --tap Step",
      head: "9:3: proved: the body of ContentView creates a new Login for LoginView",
      text: login + """
        @propertyWrapper struct Fresh { var wrappedValue: Login {
          Login() } }
        struct ContentView: View {
          @Fresh private var model: Login
          @State private var step = 0
          var body: some View { LoginView(model: model); Button("Step \\(step)") { step += 1 } }
        }
        #Preview { LoginView(model: Login()) }
        """),
    Program(
      // The standard library calls `next`, and only code that does not run names it.
      actions: "--view ContentView --enter email=a --tap Step",
      head: "13:12: proved: the body of ContentView creates a new Login for LoginView",
      text: login + """
        struct Flow: Sequence, IteratorProtocol {
          var isDone = false
          mutating func next() -> Login? {
            if isDone { return nil }
            isDone = true
            return Login()
          }
        }
        func sample(_ flow: inout Flow) -> Login? { flow.next() }
        struct ContentView: View {
          @State private var step = 0
          var body: some View {
            LoginView(model: Array(Flow())[0])
            Button("Step \\(step)") { step += 1 }
          }
        }
        """),
  ]

  private nonisolated static let login = """
    final class Login: ObservableObject { @Published var email = "" }
    struct LoginView: View {
      @ObservedObject var model: Login
      var body: some View { TextField("email", text: $model.email) }
    }

    """

  private func declarations(_ text: String) -> Declarations {
    Declarations([
      SourceFile(
        name: "0.swift", path: "0.swift", tokens: SourceFile.Token.all(in: Array(text.utf8)))
    ])
  }

  /// True if the body of ContentView may run the first `Login()`.
  private func createsLogin(_ text: String) throws -> Bool {
    let source = declarations(text)
    let reach = CodeReach(source)
    let call = try #require(source.calls(of: "Login").first)
    return reach.contains(call, in: reach.units(ofBodyOf: "ContentView").union(reach.entry))
  }

  @Test(
    "A body may run code without a name",
    arguments: [
      """
      struct Flow { func callAsFunction() -> Login { Login() } }
      struct ContentView: View { let flow = Flow(); var body: some View { flow() } }
      """,
      """
      extension Binding { func callAsFunction() -> Login { Login() } }
      struct ContentView: View { @State var n = 0; var body: some View { ($n)() } }
      """,
      """
      struct Flow { static func + (a: Flow, b: Flow) -> Login { Login() } }
      struct ContentView: View { let flow = Flow(); var body: some View { flow + flow } }
      """,
      """
      func <<< (a: Int, b: Int) -> Login { Login() }
      struct ContentView: View { var body: some View { 1 <<< 2 } }
      """,
      """
      @propertyWrapper struct Fresh { var wrappedValue: Login { Login() } }
      struct ContentView: View { @Fresh var login: Login; var body: some View { login } }
      """,
      """
      @propertyWrapper struct Fresh {
        var wrappedValue = 0
        var projectedValue: Login { Login() }
      }
      struct ContentView: View { @Fresh private var login; var body: some View { $login } }
      """,
      """
      @resultBuilder struct Cards { static func buildBlock(_ n: Int...) -> Login { Login() } }
      struct ContentView: View {
        var body: some View { cards() }
        @Cards func cards() -> Login { 1 }
      }
      """,
      """
      @resultBuilder struct Cards { static func buildBlock(_ n: Int...) -> Login { Login() } }
      struct ContentView: View { @Cards var body: some View { 1 } }
      """,
      """
      final class Flow { deinit { keep(Login()) } }
      struct ContentView: View { var body: some View { Text(Flow().name) } }
      """,
      """
      struct Loader: DynamicProperty { func update() { keep(Login()) } }
      func sample(_ map: Map) { map.update() }
      struct ContentView: View { var loader = Loader(); var body: some View { Text(loader) } }
      """,
    ])
  func unnamed(_ text: String) throws { #expect(try createsLogin(text)) }

  @Test(
    "A body does not run a function with a name that it does not contain",
    arguments: [
      """
      struct Flow { func again() -> Login { Login() }; static func sample() -> Login { Login() } }
      struct ContentView: View { let flow = Flow(); var body: some View { Text(flow) } }
      """,
      """
      struct Flow { func buildSample() -> Login { Login() } }
      struct ContentView: View { let flow = Flow(); var body: some View { Text(flow) } }
      """,
      """
      final class Flow: ObservableObject { func update() { keep(Login()) } }
      func sample(_ flow: Flow) { flow.update() }
      struct ContentView: View { let flow = Flow(); var body: some View { Text(flow) } }
      """,
    ])
  func named(_ text: String) throws { #expect(try !createsLogin(text)) }

  @Test("A member of an extension is one unit of code")
  func units() {
    let source = declarations(
      "struct Row {}; extension Row { init(n: Int) { m(n) }; var a: Int { 1 } }")
    #expect(CodeReach(source).units.count == 2)
  }

  @Test("A requirement has no body, also before a property")
  func requirement() {
    let source = declarations("protocol Cart { func total() -> Int; var price: Int { get } }")
    #expect(source.names(reading: "get") == ["get"])
  }
}
