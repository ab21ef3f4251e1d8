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

  var body: some View {
    Text("Posts: \(posts.joined(separator: ", "))")
  }
}

extension Lesson {
  static let failingLoader = Lesson(
    "failing-loader", quiz: failingLoaderQuiz
  ) {
    Experiment("failing") { lab in
      let host = Host(PostView())
      host.advance(by: .seconds(2))
      lab.find("fetches", host.trace.printed.count { $0 == "fetch" })
    }
  }
}
