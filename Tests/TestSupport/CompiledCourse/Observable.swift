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
    VStack {
      Text(text)
      Button("Change text") {
        text = "five"
        print("the box holds \(text)")
      }
    }
  }
}

extension Lesson {
  static let compiledObservable = Lesson("observable") {
    Experiment("tap") { lab in
      let host = Host(ContentView())
      try host.tap("Change text")
      lab.find("screen", host.screen)
    }
  }
}
