import Course
import StateLabCore

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct BranchView: View {
  @State private var isRed = true

  var body: some View {
    if isRed {
      Counter(name: "red")
    } else {
      Counter(name: "blue")
    }
    Button("Repaint") { isRed.toggle() }
  }
}

private struct ArgumentView: View {
  @State private var isRed = true

  var body: some View {
    Counter(name: isRed ? "red" : "blue")
    Button("Repaint") { isRed.toggle() }
  }
}

private struct NumberedView: View {
  @State private var round = 1

  var body: some View {
    Counter(name: "round \(round):").id(round)
    Button("New round") { round += 1 }
  }
}

extension Lesson {
  static let identity = Lesson("identity", quiz: identityQuiz) {
    Experiment("branch") { lab in
      let host = Host(BranchView())
      try host.tap("red 0")
      try host.tap("Repaint")
      lab.find("screen", host.screen)
    }
    Experiment("argument") { lab in
      let host = Host(ArgumentView())
      try host.tap("red 0")
      try host.tap("Repaint")
      lab.find("screen", host.screen)
    }
    Experiment("numbered") { lab in
      let host = Host(NumberedView())
      try host.tap("round 1: 0")
      try host.tap("New round")
      lab.find("screen", host.screen)
    }
  }
}
