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

private enum Endpoint: String {
  case feed, news
}

extension URLSession {
  fileprivate func load(
    _ endpoint: Endpoint, _ use: @escaping @MainActor (String) -> Void
  ) {
    let address = "https://example.com/\(endpoint.rawValue)"
    guard let url = URL(string: address) else { return }
    dataTask(with: url) { data, _, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async { use(text) }
    }.resume()
  }
}

@propertyWrapper
private struct RemoteData: DynamicProperty {
  @State private var text = "nothing"
  @Environment(\.urlSession) private var session
  private let endpoint: Endpoint

  init(endpoint: Endpoint) {
    self.endpoint = endpoint
    print("init: default session is \(hasDefault)")
  }

  var wrappedValue: String { text }

  func update() {
    print("update(): default session is \(hasDefault)")
    if text == "nothing" { session.load(endpoint) { text = $0 } }
  }

  private var hasDefault: Bool {
    session === URLSessionKey.defaultValue
  }
}

private struct PostView: View {
  @RemoteData(endpoint: .feed) private var post

  var body: some View { Text(post) }
}

extension Lesson {
  static let endpoint = Lesson("endpoint", quiz: endpointQuiz) {
    Experiment("early") { lab in
      let session = URLSession(
        server: .init { request, _ in
          .text(request.url?.lastPathComponent ?? "no address")
        })
      let host = Host(PostView().environment(\.urlSession, session))
      lab.find("printed", host.trace.printed)
      lab.find("messages", host.trace.warnings.map(\.id))
      host.advance(by: .seconds(1))
      lab.find("screen", host.screen)
    }
    Experiment("unset") { lab in
      let host = Host(PostView())
      host.advance(by: .seconds(1))
      lab.find("screen", host.screen)
    }
  }
}
