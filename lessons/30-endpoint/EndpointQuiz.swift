import Course
import StateLabCore

private struct ToneKey: EnvironmentKey {
  static let defaultValue = "calm"
}

extension EnvironmentValues {
  fileprivate var tone: String {
    get { self[ToneKey.self] }
    set { self[ToneKey.self] = newValue }
  }
}

private struct SignView: View {
  @Environment(\.tone) private var tone
  private var first = ""

  init() { first = tone }

  var body: some View { Text("\(first), \(tone)") }
}

@propertyWrapper
private struct Greeting: DynamicProperty {
  @Environment(\.tone) private var tone
  private let name: String

  init(of name: String) { self.name = name }

  var wrappedValue: String { "\(tone) \(name)" }
}

private struct GreetingView: View {
  @Greeting(of: "Ann") private var ann

  var body: some View {
    Text(ann)
    BobView().environment(\.tone, "quiet")
  }
}

private struct BobView: View {
  @Greeting(of: "Bob") private var bob

  var body: some View { Text(bob) }
}

extension Lesson {
  static var endpointQuiz: Quiz {
    Quiz {
      Experiment("sign") { lab in
        let host = Host(SignView().environment(\.tone, "loud"))
        lab.find("screen", host.screen)
      }
      Experiment("greeting") { lab in
        let host = Host(GreetingView().environment(\.tone, "loud"))
        lab.find("screen", host.screen)
      }
      Experiment("by-hand") { lab in
        let greeting = Greeting(of: "Eve")
        lab.find("text", greeting.wrappedValue)
      }
    }
  }
}
