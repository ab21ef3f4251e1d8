import Course
import StateLabCore

private struct Counter: View {
  @State private var n = 0

  var body: some View {
    let _ = print("body: n is \(n)")
    Text("n is \(n)")
    Button("Three writes") {
      n = 1
      n = 2
      n = 3
      print("button: n is \(n)")
    }
    Button("The last animated") {
      n = 1
      n = 2
      withAnimation { n = 3 }
      print("button: n is \(n)")
    }
    Button("Ten animated") {
      for step in 1...10 {
        withAnimation(step % 2 == 0 ? .linear : .default) { n = step }
      }
    }
  }
}

extension Lesson {
  static let batching = Lesson("batching", quiz: batchingQuiz) {
    Experiment("three") { lab in
      let host = Host(Counter())
      try host.tap("Three writes")
      lab.find("bodies", host.trace.bodyCount(of: Counter.self) - 1)
    }
    Experiment("animated") { lab in
      let host = Host(Counter())
      try host.tap("The last animated")
      lab.find("printed", Array(host.trace.printed.dropFirst()))
      lab.find("bodies", host.trace.bodyCount(of: Counter.self) - 1)
    }
    Experiment("ten") { lab in
      let host = Host(Counter())
      let start = host.trace.count
      try host.tap("Ten animated")
      let bodies = host.trace.dropFirst(start).filter(\.isBody)
      lab.find("bodies", bodies.count)
      let frames = Set(bodies.map(\.frame)).sorted()
      lab.find(
        "frames",
        frames.map { frame in bodies.count { $0.frame == frame } })
    }
  }
}

extension Event {
  fileprivate var isBody: Bool {
    if case .body = kind { true } else { false }
  }
}
