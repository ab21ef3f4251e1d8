import Course
import StateLabCore

private final class Box<V> {
  var value: V
  init(_ value: V) {
    self.value = value
    print("made a Box with \(value)")
  }
}

@propertyWrapper
private struct FSState<V> {
  var box: Box<V>

  var wrappedValue: V {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  init(wrappedValue value: V) { box = Box(value) }
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
  static let box = Lesson("box", quiz: boxQuiz) {
    Experiment("tap") { lab in
      let host = Host(ContentView())
      try host.tap("Change text")
      lab.find("printed", host.trace.printed.last ?? "")
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: ContentView.self))
    }
    Experiment("parent") { lab in
      let host = Host(ContentView())
      try host.tap("Change text")
      host.replaceRoot(ContentView())
      lab.find("screen", host.screen)
      lab.find(
        "boxes", host.trace.printed.count { $0.hasPrefix("made") })
    }
  }
}
