import Course
import StateLabCore

private struct Countdown: View {
  @State private var seconds = 10

  var body: some View {
    let seen = seconds
    Text("\(seconds)")
    Button("Start") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        print("seen \(seen), now \(seconds)")
      }
    }
    Button("Reset") { seconds = 60 }
  }
}

private struct Note: View {
  @State private var text = "empty"

  var body: some View {
    Text(text)
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          text = "filled"
        }
      }
  }
}

private struct Notebook: View {
  @State private var page = 1

  var body: some View {
    Note().id(page)
    Button("Page \(page)") { page += 1 }
  }
}

private struct Album: View {
  @State private var title = "A"

  var body: some View {
    Text("album \(title)")
    Note()
    Button("Rename") { title = "B" }
  }
}

extension Lesson {
  static var asyncWritesQuiz: Quiz {
    Quiz {
      Experiment("countdown") { lab in
        let host = Host(Countdown())
        try host.tap("Start")
        try host.tap("Reset")
        host.advance(by: .seconds(2))
        lab.find("printed", host.trace.printed.last ?? "")
      }
      Experiment("notebook") { lab in
        let host = Host(Notebook())
        host.advance(by: .seconds(1))
        try host.tap("Page 1")
        host.advance(by: .seconds(1))
        lab.find("screen", host.screen)
      }
      Experiment("album") { lab in
        let host = Host(Album())
        host.advance(by: .seconds(1))
        try host.tap("Rename")
        host.advance(by: .seconds(1))
        lab.find("screen", host.screen)
      }
    }
  }
}
