@testable import statelab

extension TryTests.FindingNameTests {
  /// Objects that the run created in one place, where the source has other places, too: a preview, or
  /// a function that no code calls.
  nonisolated static let previewForms = [
    Program(
      actions: "--view ContentView --enter email=a --tap Step",
      head: """
        6:61: proved: the body of ContentView creates a new Login for LoginView at each \
        evaluation; Login(email: "a") is lost
        """,
      text: factory + "#Preview { LoginView(model: Login()) }"),
    Program(
      actions: "--view ContentView --enter email=a --tap Step",
      head: "6:61: proved: the body of ContentView creates a new Login for LoginView",
      text: factory + """
        struct LoginPreviews: PreviewProvider {
          static var previews: some View { LoginView(model: Login()) }
        }
        """),
    Program(
      actions: "--view ContentView --enter email=a --tap Step",
      head: "6:61: proved: the body of ContentView creates a new Login for LoginView",
      text: factory + """
        struct Sample: View {
          @State private var model = Login()
          var body: some View { LoginView(model: Login()) }
        }
        """),
    Program(
      // Each of two places may create the object: the finding names the body.
      actions: "--enter email=a --tap Step",
      head: "16:3: proved: the body of ContentView creates a new Login for LoginView",
      text: """
        final class Login: ObservableObject { @Published var email = "" }
        final class Flow: ObservableObject {
          @Published var step = 0
          @ViewBuilder func build() -> some View {
            if step < 9 { LoginView(model: Login()) } else { LoginView(model: Login()).padding() }
          }
        }
        struct LoginView: View {
          @ObservedObject var model: Login
          var body: some View { TextField("email", text: $model.email) }
        }
        struct ContentView: View {
          @StateObject private var flow = Flow()
          var body: some View {
            flow.build()
            Button("Step \\(flow.step)") { flow.step += 1 }
          }
        }
        """),
    Program(
      // The container only shows what the body of ContentView creates.
      actions: "--view ContentView --enter email=a --tap Step",
      head: "16:14: proved: the body of ContentView creates a new Login for LoginView",
      text: """
        final class Login: ObservableObject { @Published var email = "" }
        struct LoginView: View {
          @ObservedObject var model: Login
          var body: some View { TextField("email", text: $model.email) }
        }
        struct Card<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { Text("Card"); content } }
        }
        struct ContentView: View {
          @State private var step = 0
          var body: some View {
            Card { LoginView(
              model: Login()) }
            Button("Step \\(step)") { step += 1 }
          }
        }
        #Preview { Card { LoginView(model: Login()) } }
        """),
    Program(
      // Back shows no second loss of a value.
      actions: "--enter email=a --tap Go --tap Back",
      head: """
        18:24: proved: the body of ContentView creates a new Login for LoginView at each \
        evaluation; Login(email: "a", flow: Flow(path: [1])) is lost
        """,
      text: """
        final class Login: ObservableObject {
          @Published var email = ""
          private let flow: Flow
          init(flow: Flow) { self.flow = flow }
          func go() { flow.path.append(1) }
        }
        final class Flow: ObservableObject { @Published var path: [Int] = [] }
        struct LoginView: View {
          @ObservedObject var model: Login
          var body: some View { TextField("email", text: $model.email); Button("Go") { model.go() } }
        }
        struct ContentView: View {
          @StateObject private var flow = Flow()
          var body: some View {
            NavigationStack(path: $flow.path) {
              LoginView(model: Login(flow: flow))
                .navigationDestination(for: Int.self) { _ in Text("Feed") }
            }
          }
        }
        """),
    Program(
      actions: "--view ContentView --tap 'Water 0' --tap Step",
      head: "5:3: proved: Counter creates a new Glasses for 'glasses' each time the body of",
      text: glasses + "#Preview { Counter(glasses: Glasses()) }"),
    Program(
      actions: "--view ContentView --tap 'Water 0' --tap Step",
      head: "5:3: proved: Counter creates a new Glasses for 'glasses' each time the body of",
      text: glasses + "func sample() -> Counter { Counter(glasses: Glasses()) }"),
    Program(
      actions: "--view ContentView --tap 'Count 0' --tap Next",
      head: "5:3: proved: CounterView creates a new Counter for 'counter' each time the body of",
      text: """
        @Observable final class Counter { var n = 0 }
        struct CounterView: View {
          var counter = Counter()
          var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View { Text("Page \\(page)"); CounterView(); Button("Next") { page += 1 } }
        }
        #Preview { CounterView(counter: Counter()) }
        """),
    Program(
      // A method creates an @Observable object, too.
      actions: "--view ContentView --tap 'Count 0' --tap Next",
      head: "7:14: proved: the body of ContentView creates a new Counter for CounterView",
      text: """
        @Observable final class Counter { var n = 0 }
        @Observable final class Flow {
          var page = 1
          func build() -> some View { CounterView(
            counter: Counter()) }
          func again() -> some View { CounterView(counter: Counter()) }
        }
        struct CounterView: View {
          let counter: Counter
          var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
        }
        struct ContentView: View {
          @State private var flow = Flow()
          var body: some View { Text("Page \\(flow.page)"); flow.build(); Button("Next") { flow.page += 1 } }
        }
        """),
    Program(
      actions: "--view ContentView --tap 'Count 0' --tap Next",
      head: "10:73: proved: the body of ContentView creates a new Counter for CounterView",
      text: """
        @Observable final class Counter { var n = 0 }
        struct CounterView: View {
          @Environment(Counter.self) private var counter
          var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
        }
        struct ContentView: View {
          @State private var page = 1
          var body: some View { Text("Page \\(page)"); CounterView().environment(Counter()); Button("Next") { page += 1 } }
        }
        struct Sample: View { var body: some View { CounterView().environment(Counter()) } }
        """),
    Program(
      actions: "--view ContentView --tap Log",
      head: "5:3: proved: ContentView keeps the ObservableObject Log in 'log'",
      text: """
        final class Log: ObservableObject { @Published var lines = 0 }
        struct ContentView: View {
          var log = Log()
          var body: some View { Text("Lines \\(log.lines)"); Button("Log") { log.lines += 1 } }
        }
        #Preview { ContentView(log: Log()) }
        """),
  ]

  private nonisolated static let factory = """
    final class Login: ObservableObject { @Published var email = "" }
    final class Flow: ObservableObject {
      @Published var step = 0
      @ViewBuilder func build() -> some View { LoginView(model: Login()) }
    }
    struct LoginView: View {
      @ObservedObject var model: Login
      var body: some View { TextField("email", text: $model.email) }
    }
    struct ContentView: View {
      @StateObject private var flow = Flow()
      var body: some View {
        flow.build()
        Button("Step \\(flow.step)") { flow.step += 1 }
      }
    }

    """

  nonisolated static let glasses = """
    final class Glasses: ObservableObject { @Published var n = 0 }
    struct Counter: View {
      @ObservedObject var glasses = Glasses()
      var body: some View { Button("Water \\(glasses.n)") { glasses.n += 1 } }
    }
    struct ContentView: View {
      @State private var step = 0
      var body: some View { Counter(); Button("Step \\(step)") { step += 1 } }
    }

    """
}
