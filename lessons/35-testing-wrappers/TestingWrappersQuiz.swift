import Course
import StateLabCore

private struct Doorbell: View {
  let rings = CurrentValueSubject<Int, Never>(0)
  @State private var count = 0

  var body: some View {
    Button("Ring") {
      count += 1
      rings.send(count)
    }
  }
}

private struct Lamp: View {
  let changes = PassthroughSubject<Bool, Never>()
  @State private var isOn = false

  var body: some View {
    Toggle("Lamp", isOn: $isOn)
      .onChange(of: isOn) { changes.send($0) }
  }
}

private final class Listener {
  private var kept: [AnyCancellable] = []

  func listen(to lamp: Lamp) {
    lamp.changes.sink { print("the lamp is on: \($0)") }.store(
      in: &kept)
  }
}

private struct Kettle: View {
  let changes = PassthroughSubject<Int, Never>()
  @State private var degrees = 20

  var body: some View {
    Button("Boil") { degrees = 100 }
      .onAppear { changes.send(degrees) }
      .onChange(of: degrees) { changes.send($0) }
  }
}

extension Lesson {
  static var testingWrappersQuiz: Quiz {
    Quiz {
      Experiment("doorbell") { lab in
        let view = Doorbell()
        let host = Host(view)
        try host.tap("Ring")
        try host.tap("Ring")
        let listener = view.rings.sink { print("rings: \($0)") }
        lab.find("heard", host.trace.printed)
        listener.cancel()
      }
      Experiment("lamp") { lab in
        let view = Lamp()
        let listener = view.changes.sink {
          print("the lamp is on: \($0)")
        }
        let host = Host(view)
        try host.toggle("Lamp")
        lab.find("heard", host.trace.printed)
        listener.cancel()
      }
      Experiment("listener") { lab in
        let view = Lamp()
        var listener: Listener? = Listener()
        listener?.listen(to: view)
        let host = Host(view)
        try host.toggle("Lamp")
        listener = nil
        try host.toggle("Lamp")
        lab.find("heard", host.trace.printed.count)
      }
      Experiment("kettle") { lab in
        let view = Kettle()
        let listener = view.changes.sink { print($0) }
        let host = Host(view)
        try host.tap("Boil")
        try host.tap("Boil")
        lab.find("heard", host.trace.printed)
        listener.cancel()
      }
    }
  }
}
