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
private struct Guarded: DynamicProperty {
  @State var wrappedValue: [String] = []
  @Environment(\.urlSession) private var session

  func update() {
    guard wrappedValue.isEmpty else { return }
    session.posts { wrappedValue = $0 }
  }
}

@propertyWrapper
private struct Flagged: DynamicProperty {
  @State var wrappedValue: [String] = []
  @State private var isLoading = false
  @Environment(\.urlSession) private var session

  func update() {
    guard wrappedValue.isEmpty, !isLoading else { return }
    isLoading = true
    session.posts {
      wrappedValue = $0
      isLoading = false
    }
  }
}

private struct GuardedFeed: View {
  @Guarded private var posts
  @State private var looks = 0

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
    Button("Look \(looks)") { looks += 1 }
  }
}

private struct FlaggedFeed: View {
  @Flagged private var posts
  @State private var looks = 0

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
    Button("Glance \(looks)") { looks += 1 }
  }
}

extension Lesson {
  static let loadingFlag = Lesson(
    "loading-flag", quiz: loadingFlagQuiz
  ) {
    Experiment("impatient") { lab in
      let session = URLSession(server: .changing { "news \($0)" })
      let host = Host(GuardedFeed().environment(\.urlSession, session))
      try host.tap("Look 0")
      host.advance(by: .seconds(3))
      lab.find("fetches", session.requestCount)
    }
    Experiment("flagged") { lab in
      let session = URLSession(server: .changing { "news \($0)" })
      let host = Host(FlaggedFeed().environment(\.urlSession, session))
      try host.tap("Glance 0")
      host.advance(by: .seconds(3))
      lab.find("fetches", session.requestCount)
      lab.find("message", host.trace.warnings.first?.message ?? "")
      lab.find("messages", host.trace.warnings.count)
    }
  }
}
