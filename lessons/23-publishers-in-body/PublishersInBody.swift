import Course
import StateLabCore

private struct ErasingView: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var didAppear = false

  var publisher: AnyPublisher<String, Never> {
    subject.removeDuplicates().eraseToAnyPublisher()
  }

  var body: some View {
    Text("did appear: \(didAppear)")
      .onAppear { didAppear = true }
      .onReceive(publisher) { _ in print("onReceive") }
  }
}

private struct MyView: View {
  let publisher: AnyPublisher<String, Never>
  @State private var text = ""

  var body: some View {
    Text("text: \(text)")
      .onReceive(publisher) {
        print("onReceive")
        text = $0
      }
  }
}

private struct TestView: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var passes = 1

  var body: some View {
    MyView(publisher: subject.eraseToAnyPublisher())
    Button("Pass \(passes)") { passes += 1 }
  }
}

extension Laboratory {
  fileprivate func count(_ host: Host) {
    let calls = host.trace.printed.filter { $0 == "onReceive" }
    find("count", calls.count)
  }
}

extension Lesson {
  static let publishersInBody = Lesson(
    "publishers-in-body", quiz: publishersInBodyQuiz
  ) {
    Experiment("erased") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      lab.count(Host(ErasingView(subject: subject)))
    }
    Experiment("parent-again") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      let host = Host(TestView(subject: subject))
      try host.tap("Pass 1")
      lab.count(host)
    }
  }
}
