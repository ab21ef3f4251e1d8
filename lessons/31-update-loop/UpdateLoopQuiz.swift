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
private struct Stories: DynamicProperty {
  let session: URLSession
  @State private var stories: [Story] = []

  init(from session: URLSession) { self.session = session }

  var wrappedValue: [Story] { stories }

  func update() {
    session.stories { stories = $0 }
  }
}

private struct Magazine: View {
  @Stories private var stories: [Story]

  init(from session: URLSession) { _stories = Stories(from: session) }

  var body: some View { Text("stories: \(stories.count)") }
}

private struct Gazette: View {
  let session: URLSession
  @State private var stories: [Story] = []

  var body: some View {
    Text("stories: \(stories.count)")
      .onAppear { session.stories { stories = $0 } }
  }
}

private struct Cellar: View {
  @Stories private var stories: [Story]

  init(from session: URLSession) { _stories = Stories(from: session) }

  var body: some View { Text("The cellar") }
}

extension Lesson {
  static var updateLoopQuiz: Quiz {
    Quiz {
      Experiment("magazine") { lab in
        let session = URLSession(server: .answering("Box"))
        let host = Host(Magazine(from: session))
        host.advance(by: .seconds(5))
        lab.find("requests", session.requestCount)
      }
      Experiment("gazette") { lab in
        let session = URLSession(server: .answering("Box"))
        let host = Host(Gazette(session: session))
        host.advance(by: .seconds(5))
        lab.find("requests", session.requestCount)
      }
      Experiment("cellar") { lab in
        let session = URLSession(server: .answering("Box"))
        let host = Host(Cellar(from: session))
        host.advance(by: .seconds(5))
        lab.find("bodies", host.trace.bodyCount(of: Cellar.self))
        lab.find("requests", session.requestCount)
      }
    }
  }
}
