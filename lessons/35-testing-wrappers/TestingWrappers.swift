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

private typealias Outcome = Result<String, URLError>

private func line(_ outcome: Outcome?) -> String {
  switch outcome {
  case nil: "nil"
  case .success(let text): text
  case .failure(let error): "\(error)"
  }
}

private final class Loader: ObservableObject {
  @Published private(set) var outcome: Outcome?
  private var task: URLSessionDataTask?

  func loadIfNeeded(from session: URLSession) {
    guard task == nil, let url = URL(string: "https://example.com/feed")
    else { return }
    task = session.dataTask(with: url) { data, _, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      let failure = error as? URLError ?? URLError(.badServerResponse)
      DispatchQueue.main.async {
        self.outcome = text.map { .success($0) } ?? .failure(failure)
      }
    }
    task?.resume()
  }
}

@propertyWrapper
private struct RemoteText: DynamicProperty {
  @StateObject private var loader = Loader()
  @Environment(\.urlSession) private var session

  var wrappedValue: Outcome? { loader.outcome }

  func update() { loader.loadIfNeeded(from: session) }
}

private struct SampleView: View {
  @RemoteText var text
  let results = PassthroughSubject<Outcome?, Never>()

  var body: some View {
    Text(line(text))
      .onAppear { results.send(text) }
      .onChange(of: text) { results.send($0) }
  }
}

private func listen(to view: SampleView) -> AnyCancellable {
  view.results.sink { print("received: \(line($0))") }
}

extension Lesson {
  static let testingWrappers = Lesson(
    "testing-wrappers", quiz: testingWrappersQuiz
  ) {
    Experiment("sink-first") { lab in
      let view = SampleView()
      let listener = listen(to: view)
      let host = lab.show(view)
      host.advance(by: .seconds(1))
      lab.find("received", host.trace.received)
      listener.cancel()
    }
    Experiment("sink-late") { lab in
      let view = SampleView()
      let host = lab.show(view)
      let listener = listen(to: view)
      host.advance(by: .seconds(1))
      lab.find("received", host.trace.received)
      listener.cancel()
    }
    Experiment("not-kept") { lab in
      let view = SampleView()
      _ = listen(to: view)
      let host = lab.show(view)
      host.advance(by: .seconds(1))
      print(host.trace.received, "values received")
      lab.find("received", host.trace.received)
    }
    Experiment("no-host") { lab in
      let view = SampleView()
      let listener = listen(to: view)
      _ = view.body
      lab.find("received", lab.trace.received)
      listener.cancel()
    }
  }
}

extension Laboratory {
  fileprivate func show(_ view: SampleView) -> Host {
    let session = URLSession(server: .answering("Box"))
    return Host(view.environment(\.urlSession, session))
  }
}

extension Trace {
  /// How many values the sink was given.
  fileprivate var received: Int {
    printed.count { $0.hasPrefix("received") }
  }
}
