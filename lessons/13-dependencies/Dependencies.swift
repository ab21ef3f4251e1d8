import Course
import StateLabCore

private struct SubView: View {
  @Binding var date: String

  var body: some View { Text(date) }
}

private struct MainView: View {
  @State var date = "Monday"

  var body: some View {
    SubView(date: $date)
    Button("Next day") { date = "Tuesday" }
  }
}

private struct FoldedView: View {
  @State var isOpen = false
  @State var date = "Monday"

  var body: some View {
    if isOpen { Text(date) }
    Button("Open") { isOpen = true }
    Button("Next day") { date = "Tuesday" }
  }
}

extension Lesson {
  static let dependencies = Lesson(
    "dependencies", quiz: dependenciesQuiz
  ) {
    Experiment("state") { lab in
      let host = Host(MainView())
      try host.tap("Next day")
      lab.find("main", host.trace.bodyCount(of: MainView.self))
      lab.find("sub", host.trace.bodyCount(of: SubView.self))
    }
    Experiment("closed") { lab in
      let host = Host(FoldedView())
      try host.tap("Next day")
      lab.find("bodies", host.trace.bodyCount(of: FoldedView.self))
    }
    Experiment("opened") { lab in
      let host = Host(FoldedView())
      try host.tap("Open")
      try host.tap("Next day")
      lab.find("bodies", host.trace.bodyCount(of: FoldedView.self))
      lab.find("screen", host.screen)
    }
  }
}
