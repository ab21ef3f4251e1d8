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

private struct LooseTicker: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var isBold = false

  var body: some View {
    Text(isBold ? "bold" : "plain")
      .onReceive(subject.eraseToAnyPublisher()) { _ in
        print("news")
      }
    Button("Bold") { isBold.toggle() }
  }
}

private struct NewsStand: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var page = 1

  var body: some View {
    NewsTicker(news: subject.eraseToAnyPublisher())
    Button("Page \(page)") { page += 1 }
  }
}

private struct StoredTicker: View {
  let news: AnyPublisher<String, Never>

  init(subject: CurrentValueSubject<String, Never>) {
    news = subject.eraseToAnyPublisher()
  }

  var body: some View {
    Text("the news").onReceive(news) { print("heard \($0)") }
  }
}

private struct Kiosk: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var customers = 0

  var body: some View {
    StoredTicker(subject: subject)
    Button("Customer \(customers)") { customers += 1 }
  }
}

extension Lesson {
  static var publishersInBodyQuiz: Quiz {
    Quiz {
      Experiment("loose-news") { lab in
        let subject = CurrentValueSubject<String, Never>("one")
        let host = Host(LooseTicker(subject: subject))
        try host.tap("Bold")
        try host.tap("Bold")
        lab.find("printed", host.trace.printed.count)
      }
      Experiment("stand") { lab in
        let subject = CurrentValueSubject<String, Never>("one")
        let host = Host(NewsStand(subject: subject))
        try host.tap("Bold")
        try host.tap("Bold")
        try host.tap("Page 1")
        lab.find("printed", host.trace.printed.count)
      }
      Experiment("kiosk") { lab in
        let subject = CurrentValueSubject<String, Never>("one")
        let host = Host(Kiosk(subject: subject))
        try host.tap("Customer 0")
        try host.tap("Customer 1")
        lab.find("printed", host.trace.printed.count)
      }
    }
  }
}
