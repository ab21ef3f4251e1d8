import Course
import StateLabCore

private struct PageView: View {
  @State private var page = 1

  var body: some View {
    Text("page \(page)")
      .onChange(of: page) { old, new in print(new - old) }
    Button("Turn") {
      page += 1
      page += 1
    }
  }
}

private struct LoadView: View {
  @State private var taps = 0

  var body: some View {
    Text("taps \(taps)")
      .task { print("load") }
    Button("Tap") { taps += 1 }
  }
}

private struct NumberView: View {
  @State private var number = 1

  var body: some View {
    Text("number \(number)")
      .task(id: number) { print("start \(number)") }
    Button("Same") { number = 1 }
    Button("Next") { number += 1 }
  }
}

extension Lesson {
  static var changesAndTasksQuiz: Quiz {
    Quiz {
      Experiment("page") { lab in
        let host = Host(PageView())
        try host.tap("Turn")
        lab.find("printed", host.trace.printed)
      }
      Experiment("load") { lab in
        let host = Host(LoadView())
        try host.tap("Tap")
        try host.tap("Tap")
        lab.find("calls", host.trace.printed.count)
      }
      Experiment("number") { lab in
        let host = Host(NumberView())
        try host.tap("Same")
        try host.tap("Next")
        lab.find("printed", host.trace.printed)
      }
    }
  }
}
