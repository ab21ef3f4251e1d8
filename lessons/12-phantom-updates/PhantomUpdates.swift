import Course
import StateLabCore

private struct MyView: View {
  let publisher: AnyPublisher<String, Never>
  @State private var text = ""
  @State private var didAppear = false

  var body: some View {
    Text(text)
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

private struct RebuildingView: View {
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

private let first = PassthroughSubject<String, Never>.init
private let second = { CurrentValueSubject<String, Never>("") }

extension Lesson {
  static let phantomUpdates = Lesson("phantom-updates") {
    Experiment("first") { lab in
      let publisher = first().eraseToAnyPublisher()
      lab.count(Host(MyView(publisher: publisher)))
    }
    Experiment("second") { lab in
      let publisher = second().eraseToAnyPublisher()
      lab.count(Host(MyView(publisher: publisher)))
    }
    Experiment("rebuilt") { lab in
      let subject = CurrentValueSubject<String, Never>("")
      lab.count(Host(RebuildingView(subject: subject)))
    }
  }
}

extension Laboratory {
  fileprivate func count(_ host: Host) {
    let calls = host.trace.printed.filter { $0 == "onReceive" }
    find("count", calls.count)
    find("printed", host.trace.printed)
  }
}
