import Course
import StateLabCore

@propertyWrapper
private struct FSState<V> {
  var value: V

  var wrappedValue: V {
    get { value }
    set { value = newValue }
  }

  init(wrappedValue value: V) {
    self.value = value
  }
}

private struct ContentView: View {
  @FSState var text = "Hello Five Stars"

  var body: some View {
    Text(text)
  }
}

private struct PlainView: View {
  var text = "Hello Five Stars"

  var body: some View {
    Text(text)
  }
}

private struct StateView: View {
  @State var text = "Hello Five Stars"

  var body: some View {
    Text(text)
  }
}

extension Lesson {
  static let plainValue = Lesson("plain-value", quiz: plainValueQuiz) {
    Experiment("mount") { lab in
      let host = Host(ContentView())
      lab.find("screen", host.screen)
    }
    Experiment("without") { lab in
      let host = Host(PlainView())
      lab.find("screen", host.screen)
    }
    Experiment("parent") { lab in
      let host = Host(ContentView(text: "five"))
      host.replaceRoot(ContentView())
      lab.find("screen", host.screen)
      lab.find("bodies", host.trace.bodyCount(of: ContentView.self))
    }
    Experiment("real") { lab in
      let host = Host(StateView(text: "five"))
      host.replaceRoot(StateView())
      lab.find("screen", host.screen)
    }
  }
}
