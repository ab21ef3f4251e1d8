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

extension URLSession {
  fileprivate func posts(
    _ use: @escaping @MainActor ([String]) -> Void
  ) {
    guard let url = URL(string: "https://example.com/feed")
    else { return }
    print("fetch")
    dataTask(with: url) { data, _, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      let posts = text.split(separator: "\n").map(String.init)
      DispatchQueue.main.async { use(posts) }
    }.resume()
  }
}

@propertyWrapper
private struct Eager: DynamicProperty {
  @State var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    session.posts { wrappedValue = $0 }
  }
}

@propertyWrapper
private struct Guarded: DynamicProperty {
  @State var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    guard wrappedValue.isEmpty else { return }
    session.posts { wrappedValue = $0 }
  }
}

private struct EagerFeed: View {
  @Eager private var posts

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

private struct GuardedFeed: View {
  @Guarded private var posts

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

extension Lesson {
  static let updateLoop = Lesson("update-loop", quiz: updateLoopQuiz) {
    Experiment("same") { lab in
      let session = URLSession(server: .answering("Box\nBinding"))
      let host = Host(EagerFeed().environment(\.urlSession, session))
      host.advance(by: .seconds(3))
      lab.find("fetches", session.requestCount)
      lab.find("bodies", host.trace.bodyCount(of: EagerFeed.self))
    }
    Experiment("changing") { lab in
      let session = URLSession(server: .changing { "news \($0)" })
      let host = Host(EagerFeed().environment(\.urlSession, session))
      host.advance(by: .seconds(3))
      lab.find("fetches", session.requestCount)
      lab.find("bodies", host.trace.bodyCount(of: EagerFeed.self))
    }
    Experiment("guarded") { lab in
      let session = URLSession(server: .changing { "news \($0)" })
      let host = Host(GuardedFeed().environment(\.urlSession, session))
      host.advance(by: .seconds(3))
      lab.find("fetches", session.requestCount)
    }
  }
}
