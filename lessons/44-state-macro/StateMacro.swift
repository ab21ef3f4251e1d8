import Course
import StateLabCore
import StateLabXcode27

private final class Playlist {
  let title: String

  init(_ title: String) {
    print("made \(title)")
    self.title = title
  }
}

private struct Expanded: View {
  @State private var playlist: Playlist = Playlist("Monday")

  init() {}

  var body: some View { Text(playlist.title) }
}

private struct Assigned: View {
  @State private var playlist: Playlist

  init(title: String) { playlist = Playlist(title) }

  var body: some View { Text(playlist.title) }
}

private struct Clock<Face: View>: View {
  let face: () -> Face
  @State private var minute = 0

  var body: some View {
    face()
    Button("Minute \(minute)") { minute += 1 }
  }
}

extension Lesson {
  static let stateMacro = Lesson("state-macro", quiz: stateMacroQuiz) {
    Experiment("expanded") { lab in
      let host = Host(Clock { Expanded() })
      try host.tap("Minute 0")
      lab.find("made", host.trace.printed.count)
    }
    Experiment("assigned") { lab in
      let host = Host(Clock { Assigned(title: "Monday") })
      try host.tap("Minute 0")
      lab.find("made", host.trace.printed.count)
    }
  }
}
