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

  func cancel() { task?.cancel() }
}

@propertyWrapper
private struct RemoteText: DynamicProperty {
  @StateObject private var loader = Loader()
  @Environment(\.urlSession) private var session

  var wrappedValue: Outcome? { loader.outcome }
  var projectedValue: RemoteText { self }

  func update() { loader.loadIfNeeded(from: session) }
  func cancel() { loader.cancel() }
}

private struct SampleView: View {
  @RemoteText var text
  let results = PassthroughSubject<Outcome?, Never>()

  var body: some View {
    Text(line(text))
      .onAppear { results.send(text) }
      .onChange(of: text) { results.send($0) }
    Button("Cancel") { _text.cancel() }
    Button("Stop") { $text.cancel() }
  }
}

private func listen(to view: SampleView) -> AnyCancellable {
  view.results.sink { print("received: \(line($0))") }
}

extension Lesson {
  static let cancelling = Lesson("cancelling", quiz: cancellingQuiz) {
    Experiment("cancel") { lab in
      let view = SampleView()
      let listener = listen(to: view)
      let host = lab.show(view)
      try host.tap("Cancel")
      host.advance(by: .seconds(1))
      lab.find("received", host.trace.printed.last ?? "")
      listener.cancel()
    }
    Experiment("stop") { lab in
      let view = SampleView()
      let listener = listen(to: view)
      let host = lab.show(view)
      try host.tap("Stop")
      host.advance(by: .seconds(1))
      lab.find("received", host.trace.printed.last ?? "")
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
