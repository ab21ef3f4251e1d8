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
private struct FSState<V>: DynamicProperty {
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

private struct CountingView: View {
  let pass: Int
  @FSState var text = "Hello Five Stars"

  var body: some View {
    Text("\(text), pass \(pass)")
    Button("Change text") { text = "five" }
  }
}

extension Lesson {
  static let dynamicProperty = Lesson(
    "dynamic-property", quiz: dynamicPropertyQuiz
  ) {
    Experiment("tap") { lab in
      let host = Host(ContentView())
      try host.tap("Change text")
      lab.find("printed", host.trace.printed.last ?? "")
      lab.find("screen", host.screen)
      let made = host.trace.printed.filter { $0.hasPrefix("made") }
      lab.find("boxes", made.count)
      lab.find("bodies", host.trace.bodyCount(of: ContentView.self))
    }
    Experiment("parent") { lab in
      let host = Host(CountingView(pass: 1))
      try host.tap("Change text")
      host.replaceRoot(CountingView(pass: 2))
      lab.find("screen", host.screen)
      let made = host.trace.printed.filter { $0.hasPrefix("made") }
      lab.find("boxes", made.count)
    }
  }
}
