import Course
import StateLabCore

private struct SoonView: View {
  @State private var text = "waiting"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.async { text = "written later" }
      print("onAppear ends")
    }
  }
}

private struct LaterView: View {
  @State private var text = "waiting"

  var body: some View {
    Text(text).onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        text = "written later"
      }
    }
  }
}

private struct ParentView: View {
  @State private var isShown = true

  var body: some View {
    if isShown { LaterView() }
    Button(isShown ? "Hide" : "Show") { isShown.toggle() }
  }
}

private struct EarlyView: View {
  @State private var text = "waiting"

  init() {
    let copy = _text
    DispatchQueue.main.async {
      copy.wrappedValue = "written from init"
    }
  }

  var body: some View { Text(text) }
}

extension Lesson {
  static let asyncWrites = Lesson(
    "async-writes", quiz: asyncWritesQuiz
  ) {
    Experiment("soon") { lab in
      let host = Host(SoonView())
      lab.find("screen", host.screen)
    }
    Experiment("later") { lab in
      let host = Host(LaterView())
      host.advance(by: .seconds(2))
      lab.find("screen", host.screen)
    }
    Experiment("removed") { lab in
      let host = Host(ParentView())
      try host.tap("Hide")
      host.advance(by: .seconds(2))
      try host.tap("Show")
      lab.find("screen", host.screen)
    }
    Experiment("from-init") { lab in
      let host = Host(EarlyView())
      lab.find("screen", host.screen)
    }
  }
}
