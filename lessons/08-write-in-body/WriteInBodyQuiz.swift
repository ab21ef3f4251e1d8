import Course
import StateLabCore

private struct Kettle: View {
  @State private var degrees = 20

  var body: some View {
    let _ = print("body sees \(degrees)")
    Text("\(degrees) degrees")
      .onAppear {
        degrees = 60
        degrees = 100
      }
  }
}

private struct Carpet: View {
  @State private var width = 2

  var area: Int { width * 3 }

  var body: some View {
    Text("area \(area)")
    Button("Wider") { width += 1 }
  }
}

private struct Diary: View {
  @State private var page = 1

  var body: some View {
    Text("page \(page)")
      .onChange(of: page) { print("turned to page \(page)") }
    Button("Turn") { page += 1 }
    Button("Stay") { page += 0 }
  }
}

extension Lesson {
  static var writeInBodyQuiz: Quiz {
    Quiz {
      Experiment("kettle") { lab in
        let host = Host(Kettle())
        lab.find("printed", host.trace.printed)
      }
      Experiment("area") { lab in
        let host = Host(Carpet())
        try host.tap("Wider")
        try host.tap("Wider")
        lab.find("screen", host.screen)
      }
      Experiment("diary") { lab in
        let host = Host(Diary())
        try host.tap("Turn")
        try host.tap("Stay")
        lab.find("calls", host.trace.printed.count)
      }
    }
  }
}
