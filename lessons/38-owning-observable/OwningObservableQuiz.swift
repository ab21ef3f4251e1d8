import Course
import StateLabCore

private struct Errand {
  var name: String
  var isDone = false
}

@Observable
private final class Plan {
  var errands = [Errand(name: "shop"), Errand(name: "cook")]
}

private struct PlanView: View {
  let plan: Plan

  var body: some View {
    Text("\(plan.errands.count) errands")
    Button("Done") { plan.errands[0].isDone = true }
  }
}

@Observable
private final class Score {
  var goals = 0
}

private struct TeamView: View {
  let name: String
  @State private var score = Score()

  var body: some View {
    Button("\(name) \(score.goals)") { score.goals += 1 }
  }
}

private struct MatchView: View {
  var body: some View {
    TeamView(name: "Home")
    TeamView(name: "Away")
  }
}

private struct GivenView: View {
  @State private var score: Score

  init(score: Score) { _score = State(initialValue: score) }

  var body: some View { Text("goals: \(score.goals)") }
}

extension Lesson {
  static var owningObservableQuiz: Quiz {
    Quiz {
      Experiment("plan") { lab in
        let host = Host(PlanView(plan: Plan()))
        try host.tap("Done")
        lab.find("bodies", host.trace.bodyCount(of: PlanView.self))
      }
      Experiment("match") { lab in
        let host = Host(MatchView())
        try host.tap("Home 0")
        lab.find("screen", host.screen)
      }
      Experiment("given") { lab in
        let first = Score()
        let second = Score()
        second.goals = 5
        let host = Host(GivenView(score: first))
        host.replaceRoot(GivenView(score: second))
        lab.find("screen", host.screen)
      }
    }
  }
}
