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

extension Lesson {
  static let nonmutating = Lesson(
    "nonmutating", quiz: nonmutatingQuiz
  ) {
    Experiment("copy") { lab in
      var view = ContentView()
      view.text = "five"
      let host = Host(view)
      view.text = "stars"
      print("our variable says \(view.text)")
      lab.find("screen", host.screen)
      lab.find("printed", host.trace.printed)
    }
  }
}
