import Course
import StateLabCore

private struct MyView: View {
  @State var counter = 0

  var body: some View {
    Button("Tap me") {
      counter += 1
      print(counter)
    }
  }
}

extension Lesson {
  static let schrodingersState = Lesson("schrodingers-state") {
    Experiment("unmounted") { lab in
      let view = MyView()
      view.counter = 10
      print(view.counter)
      lab.find("printed", view.counter)
      lab.find("messages", lab.trace.warnings.count)
    }
    Experiment("mounted") { lab in
      let host = Host(MyView())
      try host.tap("Tap me")
      lab.find("printed", host.trace.printed)
      lab.find("bodies", host.trace.bodyCount(of: MyView.self))
    }
    Experiment("projection") { lab in
      let view = MyView()
      view.$counter.wrappedValue = 10
      print(view.counter)
      lab.find("printed", view.counter)
      lab.find("messages", lab.trace.warnings.count)
    }
  }
}
