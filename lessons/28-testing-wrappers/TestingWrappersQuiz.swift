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

private struct Wick: DynamicProperty {
  @State private(set) var isLit = false

  func flip() { isLit.toggle() }
}

private struct Lantern: View {
  private let wick = Wick()

  var body: some View {
    Text(wick.isLit ? "on" : "off")
    Button("Switch") { wick.flip() }
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
      Experiment("lantern") { lab in
        let host = Host(Lantern())
        try host.tap("Switch")
        lab.find("screen", host.screen)
      }
    }
  }
}
