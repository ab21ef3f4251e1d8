import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  @Test("A view with an argument asks for a preview")
  func argument() throws {
    let view =
      "import SwiftUI\nstruct ContentView: View { let n: Int; var body: some View { Text(\"n \\(n)\") } }\n"
    let run = try play(view)
    #expect(run.code == 65)
    #expect(
      run.errors.lines.filter { !$0.isEmpty }.suffix(2) == [
        "statelab: ContentView cannot be shown without `n:`.",
        "          Say which in a preview: `#Preview { ContentView(n: …) }`.",
      ], "\(run.errors)")
    #expect(!run.errors.contains("main.swift"))
    let provider = "struct Shown: PreviewProvider { static var previews: some View { CALL } }\n"
      .replacing("CALL", with: "ContentView(n: 3)")
    #expect(try play("#if DEBUG\n\(provider)#endif\n" + view).output.contains("n 3"))
    let hidden = try play(view.replacing("struct", with: "private struct"))
    #expect(hidden.errors.contains("ContentView cannot be shown:"), "\(hidden.errors)")
  }

  @Test("A script without a view is played without mentioning a playground page")
  func script() throws {
    let run = try play("print(\"hi\")\n")
    #expect(run.output.contains("hi\n"))
    #expect(run.errors.contains("there is no view to show."))
    #expect(!run.errors.contains("page"), "\(run.errors)")
    #expect(!(try play("let a = foo(1)\nprint(a)\n").errors.contains("statelabEndPage")))
  }

  @Test("Without a view, or with several, the message says what to do")
  func roots() throws {
    #expect(try play("import SwiftUI\nlet a = 1\n").errors.contains("There is no view to show."))
    let two =
      "import SwiftUI\n"
      + ["A", "B"].map {
        "struct \($0): View { var body: some View { Text(\"\($0)\") } }\n"
      }.joined()
    #expect(try play(two).errors.contains("--view A, --view B"))
    #expect(try play(two, "--view B").output.contains("Screen line 1: B"))
    #expect(try play(two + "#Preview { A() }\n").output.contains("Screen line 1: A"))
  }

  @Test("An app shows its first scene and is created once")
  func app() throws {
    let source = """
      import SwiftUI

      @main
      struct CounterApp: App {
        @State private var count = 0
        var body: some Scene {
          WindowGroup { Button("Add, now \\(count)") { count += 1 } }
        }
      }

      """
    let run = try play(source, "--tap 'Add, now 0' --expect-bodies CounterApp=2")
    #expect(run.code == 0)
    #expect(run.output.contains("[Add, now 1]"))
    #expect(run.output.contains("Nothing found in 1 action under"), "\(run.output)")
    #expect(try play(source, "--replace-root").errors.contains("An app is made once"))
  }

  @Test("The delegate of an app may configure the delegate of its scene")
  func sceneDelegate() throws {
    let run = try play(
      """
      import SwiftUI

      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) { print("connects") }
        func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
        func sceneWillResignActive(_ scene: UIScene) { print("inactive") }
        func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
      }
      @main
      struct LampApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
        var body: some Scene { WindowGroup { Text("Lamp") } }
      }

      """, "--scene background")
    let words = ["connects", "active", "inactive", "background"]
    let places = words.map { run.output.firstRange(of: ": printed: \($0)")?.lowerBound }
    #expect(!places.contains(nil), "\(run.output)\(run.errors)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(run.output)")
    #expect(run.output.contains("Screen line 1: Lamp"))
  }

  @Test("The delegate of an app launches after the app's initializer, and is in the environment")
  func delegateInEnvironment() throws {
    for (kind, property, read) in [
      ("ObservableObject", "@Published var", "@EnvironmentObject var"),
      ("", "var", "@Environment(Delegate.self) var"),
    ] {
      let run = try play(
        """
        import SwiftUI

        \(kind.isEmpty ? "@Observable " : "")final class Delegate: NSObject, UIApplicationDelegate\
        \(kind.isEmpty ? "" : ", \(kind)") {
          \(property) count = 1
          override init() {
            super.init()
            print("Delegate.init")
          }
          func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            print("will finish")
            return true
          }
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            print("did finish")
            return true
          }
        }
        struct Counter: View {
          \(read) delegate: Delegate
          var body: some View { Button("Count\\(delegate.count)") { delegate.count += 1 } }
        }
        @main
        struct CounterApp: App {
          @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
          init() { print("App.init") }
          var body: some Scene {
            print("App.body")
            return WindowGroup { Counter() }
          }
        }

        """, "--tap Count1")
      let words = ["Delegate.init", "App.init", "will finish", "did finish", "App.body"]
      let places = words.map { run.output.firstRange(of: ": printed: \($0)")?.lowerBound }
      #expect(!places.contains(nil), "\(run.output)\(run.errors)")
      #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(run.output)")
      #expect(run.output.contains("[Count2]"))
    }
  }

  @Test("A playground page shows its live view")
  func playground() throws {
    let page = """
      import PlaygroundSupport
      import SwiftUI

      struct Switch: View {
        @State private var isOn = false
        var body: some View { Toggle("On", isOn: $isOn) }
      }

      let view = Switch()

      """
    for end in ["setLiveView(view)", "liveView = UIHostingController(rootView: view)"] {
      let run = try play(page + "PlaygroundPage.current.\(end)\n", "--toggle On")
      #expect(run.code == 0)
      #expect(run.output.contains("[x] On"))
    }
    #expect(try play(page + "print(view)\n").errors.contains("The page has ended"))
  }

  @Test("A program may use regex literals, schedules of time, and the values of the environment")
  func surface() throws {
    let run = try play(
      """
      import SwiftUI
      struct ContentView: View {
        @Environment(\\.self) private var values
        @State private var digits = ""
        var body: some View {
          Text(values.description.isEmpty ? "nothing" : "values")
          TimelineView(.everyMinute) { _ in Text("minute") }
          TimelineView(.periodic(from: .now, by: 1)) { _ in Text("second") }
          TimelineView(.explicit([Date()])) { _ in Text("once") }
          Button("Match") { digits = "a12b".firstMatch(of: /[0-9]+/).map { String($0.output) } ?? "" }
          Text("\\(digits) of \\(String(NSEC_PER_SEC))")
        }
      }

      """, "--tap Match --expect-screen-has '12 of 1000000000'")
    #expect(run.code == 0, "\(run.errors)")
    for line in ["values", "minute", "second", "once"] {
      #expect(run.output.contains(": \(line)\n"), "\(run.output)")
    }
  }
}
