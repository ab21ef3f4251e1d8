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

private final class Forecast: ObservableObject {
  @Published var text = ""

  func load(from session: URLSession) {
    guard let url = URL(string: "https://example.com/weather") else {
      return
    }
    session.dataTask(with: url) { data, _, _ in
      let new = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async {
        if new != self.text { self.text = new }
      }
    }.resume()
  }
}

@propertyWrapper
private struct Weather: DynamicProperty {
  let session: URLSession
  @StateObject private var forecast = Forecast()

  init(from session: URLSession) { self.session = session }

  var wrappedValue: String { forecast.text }

  func update() { forecast.load(from: session) }
}

private struct WeatherView: View {
  @Weather private var weather: String

  init(from session: URLSession) { _weather = Weather(from: session) }

  var body: some View { Text("weather: \(weather)") }
}

private final class Volume: ObservableObject {
  @Published var level = 5
}

private struct VolumeView: View {
  @StateObject private var volume = Volume()

  var body: some View {
    Text("level \(volume.level)")
    Button("Five") { volume.level = 5 }
  }
}

extension Lesson {
  static var failingLoaderQuiz: Quiz {
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
      Experiment("weather") { lab in
        let server = SimulatedServer.failing(.notConnectedToInternet)
        let session = URLSession(server: server)
        let host = Host(WeatherView(from: session))
        host.advance(by: .seconds(5))
        lab.find("requests", session.requestCount)
      }
      Experiment("volume") { lab in
        let host = Host(VolumeView())
        try host.tap("Five")
        try host.tap("Five")
        lab.find("bodies", host.trace.bodyCount(of: VolumeView.self))
      }
    }
  }
}
