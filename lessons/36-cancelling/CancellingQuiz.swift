import Course
import StateLabCore

private final class PageLoader: ObservableObject {
  @Published var line = "nothing yet"
  private var task: URLSessionDataTask?

  func load(from session: URLSession) {
    guard let url = URL(string: "https://example.com/page") else {
      return
    }
    task = session.dataTask(with: url) { data, _, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      DispatchQueue.main.async {
        self.line = text ?? "failed"
      }
    }
    task?.resume()
  }

  func cancel() { task?.cancel() }
}

private struct PageView: View {
  let session: URLSession
  @StateObject private var loader = PageLoader()

  var body: some View {
    Text(loader.line)
    Button("Load") { loader.load(from: session) }
    Button("Cancel") { loader.cancel() }
  }
}

@propertyWrapper
private struct Page: DynamicProperty {
  @StateObject private var loader = PageLoader()

  var wrappedValue: String { loader.line }
  var projectedValue: Page { self }

  func load(from session: URLSession) { loader.load(from: session) }
  func cancel() { loader.cancel() }
}

private struct SheetView: View {
  let session: URLSession
  @Page var page

  init(from session: URLSession) { self.session = session }

  var body: some View {
    Text(page).onAppear { $page.load(from: session) }
  }
}

extension Lesson {
  static var cancellingQuiz: Quiz {
    Quiz {
      Experiment("late") { lab in
        let session = URLSession(server: .answering("page one"))
        let host = Host(PageView(session: session))
        try host.tap("Load")
        host.advance(by: .seconds(2))
        try host.tap("Cancel")
        host.advance(by: .seconds(2))
        lab.find("screen", host.screen)
      }
      Experiment("again") { lab in
        let session = URLSession(server: .changing { "page \($0)" })
        let host = Host(PageView(session: session))
        try host.tap("Load")
        try host.tap("Cancel")
        try host.tap("Load")
        host.advance(by: .seconds(2))
        lab.find("screen", host.screen)
      }
      Experiment("outside") { lab in
        let session = URLSession(server: .answering("page one"))
        let view = SheetView(from: session)
        let host = Host(view)
        view.$page.cancel()
        host.advance(by: .seconds(2))
        lab.find("screen", host.screen)
      }
    }
  }
}
