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

private final class DataLoader: ObservableObject {
  @Published private(set) var posts: [String] = [] {
    didSet { print("posts stored") }
  }
  private var isLoading = false

  func loadIfNeeded(from session: URLSession) {
    guard !isLoading, posts.isEmpty else { return }
    isLoading = true
    session.posts {
      self.isLoading = false
      self.posts = $0
    }
  }
}

@propertyWrapper
private struct RemoteData: DynamicProperty {
  @StateObject private var loader = DataLoader()
  @Environment(\.urlSession) private var session

  var wrappedValue: [String] { loader.posts }

  func update() { loader.loadIfNeeded(from: session) }
}

private struct PostView: View {
  @RemoteData private var posts
  @State private var looks = 0
  @State private var glances = 0

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
    Button("Look \(looks)") { looks += 1 }
    Button("Glance") { glances += 1 }
  }
}

extension Lesson {
  static let dataLoader = Lesson("data-loader", quiz: dataLoaderQuiz) {
    Experiment("loads") { lab in
      let session = URLSession(server: .answering("Box\nBinding"))
      let host = Host(PostView().environment(\.urlSession, session))
      host.advance(by: .seconds(3))
      lab.find("screen", host.screen)
      lab.find("fetches", session.requestCount)
      lab.find("order", host.trace.compactMap(\.step))
    }
    Experiment("later") { lab in
      let session = URLSession(server: .answering("Box\nBinding"))
      let host = Host(PostView().environment(\.urlSession, session))
      try host.tap("Look 0")
      host.advance(by: .seconds(3))
      try host.tap("Look 1")
      try host.tap("Glance")
      lab.find("fetches", session.requestCount)
      let steps = host.trace.compactMap(\.step)
      let updates = steps.count { $0 == "update()" }
      let bodies = steps.count { $0 == "body" }
      lab.find("missing", max(bodies - updates, 0))
      lab.find("extra", max(updates - bodies, 0))
    }
  }
}

extension Event {
  /// What the talk's diagram has a box for, in its words.
  fileprivate var step: String? {
    switch kind {
    case .updated: "update()"
    case .printed(let line): line
    case .body: "body"
    case .willChange: "objectWillChange"
    default: nil
    }
  }
}
