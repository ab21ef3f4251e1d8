import Course
import StateLabCore

private struct MyView: View {
  let publisher: AnyPublisher<String, Never>
  @State private var text = ""
  @State private var didAppear = false

  var body: some View {
    Text("text: \(text)")
      .onAppear {
        print("onAppear")
        didAppear = true
      }
      .onReceive(publisher) {
        print("onReceive")
        text = $0
      }
  }
}

extension Laboratory {
  fileprivate func count(_ host: Host) {
    let calls = host.trace.printed.filter { $0 == "onReceive" }
    find("count", calls.count)
  }
}

extension Lesson {
  static let phantomUpdates = Lesson(
    "phantom-updates", quiz: phantomUpdatesQuiz
  ) {
    Experiment("first") { lab in
      let subject = PassthroughSubject<String, Never>()
      let publisher = subject.eraseToAnyPublisher()
      lab.count(Host(MyView(publisher: publisher)))
    }
    Experiment("second") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      let publisher = subject.eraseToAnyPublisher()
      lab.count(Host(MyView(publisher: publisher)))
    }
    Experiment("demand") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      let watched = subject.handleEvents(
        receiveRequest: { print("asked for \($0)") })
      let host = Host(
        MyView(publisher: watched.eraseToAnyPublisher()))
      lab.find("asked", host.trace.printed.first ?? "")
    }
  }
}
