import Course
import StateLabCore

private final class Box<V>: ObservableObject {
  var value: V {
    willSet { objectWillChange.send() }
  }

  init(_ value: V) {
    self.value = value
    print("made a Box with \(value)")
  }
}

@propertyWrapper
private struct FSState<V> {
  @StateObject private var box: Box<V>

  var wrappedValue: V {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  init(wrappedValue value: V) {
    _box = StateObject(wrappedValue: Box(value))
  }
}

private struct ContentView: View {
  @FSState var text = "Hello Five Stars"

  var body: some View {
    Text(text)
    Button("Change text") {
      text = "five"
      print("the box holds \(text)")
    }
  }
}

extension Lesson {
  static let observable = Lesson("observable", quiz: observableQuiz) {
    Experiment("listen") { lab in
      let box = Box("Hello Five Stars")
      let subscription = box.objectWillChange.sink { _ in
        print("about to change, now \(box.value)")
        lab.find("heard", box.value)
      }
      box.value = "five"
      print("changed, now \(box.value)")
      subscription.cancel()
      lab.find("printed", lab.trace.printed)
    }
    Experiment("tap") { lab in
      let host = Host(ContentView())
      try host.tap("Change text")
      lab.find("printed", host.trace.printed.last ?? "")
      lab.find("screen", host.screen)
      lab.find(
        "boxes", host.trace.printed.count { $0.hasPrefix("made") })
      lab.find("messages", host.trace.warnings.map(\.id))
    }
  }
}
