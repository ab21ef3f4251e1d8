import Course
import StateLabCore

private final class NewsLoader: ObservableObject {
  @Published var news = "no news"
  private var request: AnyCancellable?

  func load(from session: URLSession) {
    guard let url = URL(string: "https://example.com/news") else {
      return
    }
    request = session.dataTaskPublisher(for: url)
      .sink { _ in
      } receiveValue: { [unowned self] in
        news = String(decoding: $0.data, as: UTF8.self)
      }
  }
}

private struct Newspaper: View {
  let session: URLSession
  @StateObject private var loader = NewsLoader()

  var body: some View {
    Text(loader.news).onAppear { loader.load(from: session) }
  }
}

private struct Breakfast: View {
  let session: URLSession

  var body: some View {
    Newspaper(session: session)
    Newspaper(session: session)
  }
}

private struct Leaflet: View {
  let session: URLSession
  @ObservedObject private var loader = NewsLoader()

  init(session: URLSession) { self.session = session }

  var body: some View {
    Text(loader.news).onAppear { loader.load(from: session) }
  }
}

private struct Platform: View {
  let session: URLSession
  @State private var trains = 0

  var body: some View {
    Leaflet(session: session)
    Button("Train \(trains)") { trains += 1 }
  }
}

extension Lesson {
  static var dataLoaderQuiz: Quiz {
    Quiz {
      Experiment("newspaper") { lab in
        let session = URLSession(server: .answering("Box is out"))
        let host = Host(Newspaper(session: session))
        host.advance(by: .seconds(2))
        let message = host.trace.warnings.first?.message
        lab.find(
          "message",
          message?.split(separator: ";").first.map(String.init)
            ?? "none")
        lab.find("screen", host.screen)
      }
      Experiment("breakfast") { lab in
        let session = URLSession(server: .answering("Box is out"))
        let host = Host(Breakfast(session: session))
        host.advance(by: .seconds(2))
        lab.find("requests", session.requestCount)
      }
      Experiment("platform") { lab in
        let session = URLSession(server: .answering("Box is out"))
        let host = Host(Platform(session: session))
        host.advance(by: .seconds(2))
        try host.tap("Train 0")
        host.advance(by: .seconds(2))
        lab.find("screen", host.screen)
      }
    }
  }
}
