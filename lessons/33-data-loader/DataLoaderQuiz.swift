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

private final class Meter: ObservableObject {
  @Published var count = 0 {
    didSet { print("stored \(count)") }
  }
}

@propertyWrapper
private struct Metered: DynamicProperty {
  @StateObject private var meter = Meter()

  var wrappedValue: Int {
    get { meter.count }
    nonmutating set { meter.count = newValue }
  }

  func update() { print("update: \(meter.count)") }
}

private struct TaxiView: View {
  @Metered private var fare

  var body: some View {
    let _ = print("body: \(fare)")
    Button("Drive") { fare += 5 }
  }
}

extension Lesson {
  static var dataLoaderQuiz: Quiz {
    Quiz {
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
      Experiment("taxi") { lab in
        let host = Host(TaxiView())
        let before = host.trace.printed.count
        try host.tap("Drive")
        lab.find("printed", Array(host.trace.printed.dropFirst(before)))
      }
    }
  }
}
