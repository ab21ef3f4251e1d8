import Course
import StateLabCore

private struct Receiver: View {
  let publisher: AnyPublisher<String, Never>
  @State private var text = "none"
  @State private var didAppear = false

  var body: some View {
    Text("text: \(text)")
      .onAppear {
        didAppear = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          text = "late"
        }
      }
      .onReceive(publisher) {
        print("onReceive")
        text = $0
      }
      .onDisappear { print("onDisappear") }
  }
}

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View {
    Toggle("Receiver", isOn: $isOn)
  }
}

private struct Sender<S: Subject>: View
where S.Output == String, S.Failure == Never {
  let subject: S
  @State var passes = 1
  @State private var isShown = true

  var body: some View {
    Button("Pass \(passes)") { passes += 1 }
    Switch(isOn: $isShown)
    if isShown { Receiver(publisher: subject.eraseToAnyPublisher()) }
  }
}

extension Lesson {
  static let compiledPublishers = Lesson("publishers") {
    Experiment("alone") { _ in
      let subject = PassthroughSubject<String, Never>()
      let view = Sender(subject: subject)
      view.passes = 10
      print(view.passes)
    }
    Experiment("pass") { lab in
      let subject = CurrentValueSubject<String, Never>("first")
      let host = Host(Sender(subject: subject))
      let calls = host.trace.printed.filter { $0 == "onReceive" }
      lab.find("calls", calls.count)
      try host.tap("Pass 1")
    }
    Experiment("removed") { lab in
      let subject = PassthroughSubject<String, Never>()
      let host = Host(Sender(subject: subject))
      try host.toggle("Receiver")
      host.advance(by: .seconds(1))
      lab.find("screen", host.screen)
    }
  }
}
