import Course
import StateLabCore

private struct CityView: View {
  @State private var city = "Rome"

  var body: some View {
    Text(city)
      .onChange(of: city) { old, new in
        print("from \(old) to \(new)")
      }
      .onChange(of: city, initial: true) {
        print("the city is \(city)")
      }
    Button("Oslo") { city = "Oslo" }
  }
}

private struct SearchView: View {
  @State private var word = "box"
  @State private var result = "nothing yet"

  var body: some View {
    Text(result)
      .task(id: word) {
        let asked = word
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { return print("canceled \(asked)") }
        result = "found \(asked)"
      }
    Button("Binding") { word = "binding" }
    Button("Same") { word = "box" }
  }
}

private struct DoorView: View {
  @State private var isOpen = true

  var body: some View {
    if isOpen { SearchView() }
    Button("Close") { isOpen = false }
  }
}

extension Lesson {
  static let changesAndTasks = Lesson(
    "changes-and-tasks", quiz: changesAndTasksQuiz
  ) {
    Experiment("changes") { lab in
      let host = Host(CityView())
      lab.find("mount", host.trace.printed)
      try host.tap("Oslo")
      lab.find("tap", Array(host.trace.printed.dropFirst()))
    }
    Experiment("restart") { lab in
      let host = Host(SearchView())
      try host.tap("Binding")
      host.advance(by: .seconds(1))
      lab.find("printed", host.trace.printed)
      lab.find("screen", host.screen)
    }
    Experiment("removed") { lab in
      let host = Host(DoorView())
      try host.tap("Close")
      lab.find("printed", host.trace.printed)
    }
  }
}
