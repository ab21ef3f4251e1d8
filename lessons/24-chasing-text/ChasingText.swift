import Course
import StateLabCore

private struct KeepingView: View {
  let publisher: AnyPublisher<String, Never>
  @State private var text = "start"

  var body: some View {
    Text("text: \(text)")
      .onAppear { text = "abc" }
      .onReceive(publisher) {
        print("onReceive")
        text = $0
      }
  }
}

private struct ErasingView: View {
  let subject: CurrentValueSubject<String, Never>
  @State private var text = "start"

  var publisher: AnyPublisher<String, Never> {
    subject.eraseToAnyPublisher()
  }

  var body: some View {
    Text("text: \(text)")
      .onAppear { text = "abc" }
      .onReceive(publisher) {
        print("onReceive")
        text = $0
      }
  }
}

extension Laboratory {
  fileprivate func look(at host: Host) {
    find("screen", host.screen)
    find("count", host.trace.printed.count)
  }
}

extension Lesson {
  static let chasingText = Lesson(
    "chasing-text", quiz: chasingTextQuiz
  ) {
    Experiment("kept") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      let publisher = subject.eraseToAnyPublisher()
      lab.look(at: Host(KeepingView(publisher: publisher)))
    }
    Experiment("erased") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      lab.look(at: Host(ErasingView(subject: subject)))
    }
  }
}
