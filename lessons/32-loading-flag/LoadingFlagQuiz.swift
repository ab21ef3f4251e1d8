import Course
import StateLabCore

private final class Story {
  let title: String

  init(_ title: String) { self.title = title }
}

extension URLSession {
  fileprivate func stories(
    _ use: @escaping @MainActor ([Story]) -> Void
  ) {
    guard let url = URL(string: "https://example.com/stories") else {
      return
    }
    dataTask(with: url) { data, _, _ in
      let text = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async {
        use(text.split(separator: "\n").map { Story(String($0)) })
      }
    }.resume()
  }
}

@propertyWrapper
private struct OnlyIfEmpty: DynamicProperty {
  let session: URLSession
  @State private var stories: [Story] = []

  init(from session: URLSession) { self.session = session }

  var wrappedValue: [Story] { stories }

  func update() {
    guard stories.isEmpty else { return }
    session.stories { if $0.count > 0 { stories = $0 } }
  }
}

private struct Bulletin: View {
  @OnlyIfEmpty private var stories: [Story]
  @State private var looks = 0

  init(from session: URLSession) {
    _stories = OnlyIfEmpty(from: session)
  }

  var body: some View {
    Text("stories: \(stories.count)")
    Button("Look \(looks)") { looks += 1 }
  }
}

private final class Flags {
  var isLoading = false
}

@propertyWrapper
private struct Flaglike: DynamicProperty {
  let session: URLSession
  @State private var stories: [Story] = []
  @State private var flags = Flags()

  init(from session: URLSession) { self.session = session }

  var wrappedValue: [Story] { stories }

  func update() {
    guard stories.isEmpty, !flags.isLoading else { return }
    flags.isLoading = true
    session.stories { stories = $0 }
  }
}

private struct Almanac: View {
  @Flaglike private var stories: [Story]
  @State private var looks = 0

  init(from session: URLSession) {
    _stories = Flaglike(from: session)
  }

  var body: some View {
    Text("stories: \(stories.count)")
    Button("Look \(looks)") { looks += 1 }
  }
}

extension Lesson {
  static var loadingFlagQuiz: Quiz {
    Quiz {
      Experiment("bulletin") { lab in
        let session = URLSession(server: .answering(""))
        let host = Host(Bulletin(from: session))
        host.advance(by: .seconds(5))
        try host.tap("Look 0")
        host.advance(by: .seconds(5))
        try host.tap("Look 1")
        host.advance(by: .seconds(5))
        lab.find("requests", session.requestCount)
      }
      Experiment("almanac") { lab in
        let session = URLSession(server: .answering("Box"))
        let host = Host(Almanac(from: session))
        try host.tap("Look 0")
        host.advance(by: .seconds(5))
        lab.find("messages", host.trace.warnings.count)
        lab.find("requests", session.requestCount)
      }
    }
  }
}
