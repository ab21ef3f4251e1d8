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

private struct Wrapped: View {
  @StateLabCore.State private var playlist = Playlist("Monday")

  var body: some View { Text(playlist.title) }
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
    Experiment("wrapper") { lab in
      let host = Host(Clock { Wrapped() })
      try host.tap("Minute 0")
      try host.tap("Minute 1")
      lab.find("made", host.trace.printed.count)
    }
    Experiment("macro") { lab in
      let host = Host(Clock { Expanded() })
      try host.tap("Minute 0")
      try host.tap("Minute 1")
      lab.find("made", host.trace.printed.count)
    }
    Experiment("assigned") { lab in
      let host = Host(Clock { Assigned(title: "Monday") })
      try host.tap("Minute 0")
      try host.tap("Minute 1")
      lab.find("made", host.trace.printed.count)
    }
  }
}
