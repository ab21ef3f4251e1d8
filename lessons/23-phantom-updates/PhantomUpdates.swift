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

private struct TestView<S: Subject>: View
where S.Output == String, S.Failure == Never {
  let subject: S
  @State private var passes = 1

  var body: some View {
    MyView(publisher: subject.eraseToAnyPublisher())
    Button("Pass \(passes)") { passes += 1 }
  }
}

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

extension Laboratory {
  fileprivate func count(_ host: Host) {
    let calls = host.trace.printed.filter { $0 == "onReceive" }
    find("count", calls.count)
    find("bodies", host.trace.bodyCount(of: MyView.self))
  }
}

extension Lesson {
  static let phantomUpdates = Lesson(
    "phantom-updates", quiz: phantomUpdatesQuiz
  ) {
    Experiment("first") { lab in
      let subject = PassthroughSubject<String, Never>()
      lab.count(Host(TestView(subject: subject)))
    }
    Experiment("second") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      lab.count(Host(TestView(subject: subject)))
    }
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
