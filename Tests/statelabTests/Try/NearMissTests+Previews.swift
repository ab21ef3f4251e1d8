@testable import statelab

extension TryTests.NearMissTests {
  /// Objects that a parent, a preview or a method passes to a view.
  nonisolated static let passed = [
    Program(
      // The parent passes an object, and the preview uses the default value.
      bug: "observed-object-created-in-view",
      actions: "--view ContentView --tap 'Water 0' --tap Step",
      text: """
        final class Glasses: ObservableObject { @Published var n = 0 }
        struct Counter: View {
          @ObservedObject var glasses = Glasses()
          var body: some View { Button("Water \\(glasses.n)") { glasses.n += 1 } }
        }
        struct ContentView: View {
          @StateObject private var mine = Glasses()
          @StateObject private var yours = Glasses()
          @State private var step = 0
          var body: some View {
            Counter(glasses: step == 0 ? mine : yours)
            Button("Step \\(step)") { step += 1 }
          }
        }
        #Preview { Counter() }
        """),
    Program(
      // The preview that is played passes the object.
      bug: "observed-object-created-in-view", actions: "--tap 'Water 0' --tap Step",
      text: """
        final class Glasses: ObservableObject { @Published var n = 0 }
        struct Counter: View {
          @ObservedObject var glasses = Glasses()
          var body: some View { Button("Water \\(glasses.n)") { glasses.n += 1 } }
        }
        struct Page<Content: View>: View {
          @State private var step = 0
          let content: (Int) -> Content
          var body: some View {
            content(step)
            if step > 9 { Counter() }
            Button("Step \\(step)") { step += 1 }
          }
        }
        let all = [Glasses(), Glasses()]
        #Preview { Page { Counter(glasses: all[min($0, 1)]) } }
        """),
    Program(
      // The flow keeps the object that its method passes.
      bug: "model-created-in-body", actions: "--view ContentView --enter email=a --tap Step",
      text: """
        final class Login: ObservableObject { @Published var email = "" }
        final class Flow: ObservableObject {
          @Published var step = 0
          private var logins: [Int: Login] = [:]
          private func login() -> Login {
            if let login = logins[step] { return login }
            let login = Login()
            logins[step] = login
            return login
          }
          @ViewBuilder func build() -> some View { LoginView(model: login()) }
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
        #Preview { LoginView(model: Login()) }
        """),
    Program(
      bug: "model-created-in-body", actions: "--tap 'Count 0' --tap Next",
      text: """
        @Observable final class Counter { var n = 0 }
        @Observable final class Flow {
          var page = 1
          @ObservationIgnored private var counter: Counter?
          func build() -> some View {
            let counter = counter ?? Counter()
            self.counter = counter
            return CounterView(counter: counter)
          }
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
  ]
}
