import Course
import StateLabCore

private struct URLSessionKey: EnvironmentKey {
  static let defaultValue = URLSession.shared
}

extension EnvironmentValues {
  fileprivate var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private final class AskingModel: ObservableObject, DynamicProperty {
  @Environment(\.urlSession) var session

  func update() { print("update()") }
}

private struct AskingView: View {
  @StateObject private var model = AskingModel()

  var body: some View {
    Button("Ask") { print(model.session === URLSession.shared) }
  }
}

private struct Wick: DynamicProperty {
  @State private(set) var isLit = false

  func flip() { isLit.toggle() }
}

private struct Lantern: View {
  private let wick = Wick()

  var body: some View {
    Text(wick.isLit ? "on" : "off")
    Button("Switch") { wick.flip() }
  }
}

private struct HandingView: View {
  @Environment(\.urlSession) private var session

  var body: some View {
    Button("Ask") { print(session === URLSession.shared) }
  }
}

extension Lesson {
  static let notSearched = Lesson(
    "not-searched", quiz: notSearchedQuiz
  ) {
    Experiment("asking") { lab in
      let session = URLSession(server: .answering("Box"))
      let host = Host(AskingView().environment(\.urlSession, session))
      try host.tap("Ask")
      lab.find("printed", host.trace.printed)
      lab.find("sees-default", host.trace.printed.last ?? "")
    }
    Experiment("handing") { lab in
      let session = URLSession(server: .answering("Box"))
      let host = Host(HandingView().environment(\.urlSession, session))
      try host.tap("Ask")
      lab.find("printed", host.trace.printed)
    }
    Experiment("lantern") { lab in
      let host = Host(Lantern())
      try host.tap("Switch")
      lab.find("screen", host.screen)
    }
  }
}
