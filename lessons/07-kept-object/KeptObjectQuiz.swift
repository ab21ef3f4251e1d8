import Course
import StateLabCore

private final class Points: ObservableObject {
  @Published var total = 0
}

private struct ScoreRow: View {
  let player: String
  @ObservedObject var points = Points()

  var body: some View {
    Text("\(player): \(points.total)")
    Button("Score") { points.total += 1 }
  }
}

private struct ScoreLine: View {
  @ObservedObject var points: Points

  var body: some View {
    Button("Score: \(points.total)") { points.total += 1 }
  }
}

private struct Match: View {
  @StateObject private var points = Points()
  @State private var minute = 1

  var body: some View {
    Text("minute \(minute)")
    ScoreLine(points: points)
    Button("Next minute") { minute += 1 }
  }
}

private struct Pitch: View {
  let team: String
  @StateObject private var points = Points()

  var body: some View {
    Text("\(team): \(points.total)")
    Button("Score") { points.total += 1 }
  }
}

private struct Season: View {
  @State private var team = "red"

  var body: some View {
    Pitch(team: team).id(team)
    Button("Next team") { team = "blue" }
  }
}

extension Lesson {
  static var keptObjectQuiz: Quiz {
    Quiz {
      Experiment("score") { lab in
        let host = Host(ScoreRow(player: "Ann"))
        try host.tap("Score")
        try host.tap("Score")
        try host.tap("Score")
        host.replaceRoot(ScoreRow(player: "Bob"))
        lab.find("screen", host.screen)
      }
      Experiment("match") { lab in
        let host = Host(Match())
        try host.tap("Score: 0")
        try host.tap("Score: 1")
        try host.tap("Next minute")
        lab.find("screen", host.screen)
      }
      Experiment("season") { lab in
        let host = Host(Season())
        try host.tap("Score")
        try host.tap("Next team")
        lab.find("screen", host.screen)
      }
    }
  }
}
