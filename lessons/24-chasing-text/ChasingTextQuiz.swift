import Course
import StateLabCore

private struct Ticket: View {
  let publisher: AnyPublisher<String, Never>
  let subject: CurrentValueSubject<String, Never>
  @State private var seat = "none"

  var body: some View {
    Text("seat \(seat)")
      .onAppear { subject.send("12A") }
      .onReceive(publisher) { seat = $0 }
    Button("Upgrade") { seat = "1A" }
  }
}

private struct Draft: View {
  let saved: CurrentValueSubject<String, Never>
  @State private var words = "start"

  var body: some View {
    Text(words)
      .onReceive(saved.eraseToAnyPublisher()) { words = $0 }
    TextField("Words", text: $words)
  }
}

private struct Signpost: View {
  let news: AnyPublisher<String, Never>
  @State private var line = "start"

  var body: some View {
    Text(line)
      .onAppear { line = "abc" }
      .onReceive(news) { line = $0 }
  }
}

extension Lesson {
  static var chasingTextQuiz: Quiz {
    Quiz {
      Experiment("ticket") { lab in
        let subject = CurrentValueSubject<String, Never>("none")
        let publisher = subject.eraseToAnyPublisher()
        let host = Host(Ticket(publisher: publisher, subject: subject))
        try host.tap("Upgrade")
        lab.find("screen", host.screen)
      }
      Experiment("draft") { lab in
        let saved = CurrentValueSubject<String, Never>("saved")
        let host = Host(Draft(saved: saved))
        try host.enter("typed", into: "Words")
        lab.find("screen", host.screen)
      }
      Experiment("signpost") { lab in
        let news = PassthroughSubject<String, Never>()
        let host = Host(Signpost(news: news.eraseToAnyPublisher()))
        host.perform { news.send("late news") }
        lab.find("screen", host.screen)
      }
    }
  }
}
