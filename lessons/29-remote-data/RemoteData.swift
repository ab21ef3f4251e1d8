import Course
import StateLabCore

private struct URLSessionKey: EnvironmentKey {
  static let defaultValue = URLSession(server: .answering("default"))
}

extension EnvironmentValues {
  fileprivate var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

extension URLSession {
  fileprivate func posts(
    _ use: @escaping @MainActor ([String]) -> Void
  ) {
    guard let url = URL(string: "https://example.com/feed")
    else { return }
    dataTask(with: url) { data, _, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      let posts = text.split(separator: "\n").map(String.init)
      DispatchQueue.main.async { use(posts) }
    }.resume()
  }
}

@propertyWrapper
private final class PlainClass: DynamicProperty {
  var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    session.posts {
      self.wrappedValue = $0
      print("it holds \(self.wrappedValue)")
    }
  }
}

@propertyWrapper
private final class StateClass: DynamicProperty {
  @State var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    session.posts {
      self.wrappedValue = $0
      print("it holds \(self.wrappedValue)")
    }
  }
}

@propertyWrapper
private struct StateStruct: DynamicProperty {
  @State var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    session.posts {
      wrappedValue = $0
      print("it holds \(wrappedValue)")
    }
  }
}

private struct First: View {
  @PlainClass var posts

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

private struct Second: View {
  @StateClass var posts

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

private struct Third: View {
  @StateStruct var posts

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

extension Lesson {
  static let remoteData = Lesson("remote-data", quiz: remoteDataQuiz) {
    Experiment("plain-class") { lab in lab.play(First()) }
    Experiment("state-class") { lab in lab.play(Second()) }
    Experiment("state-struct") { lab in lab.play(Third()) }
  }
}

extension Laboratory {
  fileprivate func play(_ view: some View) {
    let session = URLSession(server: .answering("Box\nBinding"))
    let host = Host(view.environment(\.urlSession, session))
    host.advance(by: .seconds(1))
    find("screen", host.screen)
    find("updates", host.trace.count { $0.isUpdate })
    find("holds", host.trace.printed.last ?? "")
    find("messages", host.trace.warnings.map(\.id))
    find("bodies", host.trace.count { $0.isBody })
  }
}

extension Event {
  fileprivate var isBody: Bool {
    if case .body = kind { true } else { false }
  }

  fileprivate var isUpdate: Bool {
    if case .updated = kind { true } else { false }
  }
}
