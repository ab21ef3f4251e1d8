import Course
import StateLabCore

private struct NewsTicker: View {
  let news: AnyPublisher<String, Never>
  @State private var line = "no news"
  @State private var isBold = false

  var body: some View {
    Text(isBold ? "bold: \(line)" : line)
      .onReceive(news) {
        print("heard \($0)")
        line = $0
      }
    Button("Bold") { isBold.toggle() }
  }
}

extension Lesson {
  static var phantomUpdatesQuiz: Quiz {
    Quiz {
      Experiment("early-news") { lab in
        let subject = PassthroughSubject<String, Never>()
        subject.send("one")
        let news = subject.eraseToAnyPublisher()
        let host = Host(NewsTicker(news: news))
        host.perform { subject.send("two") }
        lab.find("screen", host.screen)
      }
      Experiment("kept-news") { lab in
        let subject = CurrentValueSubject<String, Never>("one")
        subject.send("two")
        subject.send("three")
        let news = subject.eraseToAnyPublisher()
        let host = Host(NewsTicker(news: news))
        lab.find("printed", host.trace.printed)
      }
      Experiment("firm-news") { lab in
        let subject = CurrentValueSubject<String, Never>("one")
        let news = subject.eraseToAnyPublisher()
        let host = Host(NewsTicker(news: news))
        try host.tap("Bold")
        try host.tap("Bold")
        lab.find("printed", host.trace.printed.count)
      }
    }
  }
}
