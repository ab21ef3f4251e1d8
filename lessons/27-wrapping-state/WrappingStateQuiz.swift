import Course
import StateLabCore

@propertyWrapper
private struct Remembered {
  private var value: State<Int>

  init(wrappedValue: Int) { value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = newValue }
  }
}

private struct PageView: View {
  @Remembered private var page = 1

  var body: some View {
    Text("page \(page)")
    Button("Turn") { page += 1 }
  }
}

@propertyWrapper
private struct Undoable: DynamicProperty {
  private var value: State<Int>
  private var before: State<Int>

  init(wrappedValue: Int) {
    value = State(wrappedValue: wrappedValue)
    before = State(wrappedValue: wrappedValue)
  }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set {
      before.wrappedValue = value.wrappedValue
      value.wrappedValue = newValue
    }
  }

  var projectedValue: Int { before.wrappedValue }
}

private struct GameView: View {
  @Undoable private var goals = 0

  var body: some View {
    Text("Goals: \(goals)")
    Button("Goal") { goals += 1 }
    Button("Undo") { goals = $goals }
  }
}

private struct Lap: DynamicProperty {
  private var count = State<Int>(wrappedValue: 0)

  var text: String { "lap \(count.wrappedValue)" }

  func next() { count.wrappedValue += 1 }
}

private struct RunnerView: View {
  private var lap = Lap()

  var body: some View {
    Text(lap.text)
    Button("Next lap") { lap.next() }
  }
}

extension Lesson {
  static var wrappingStateQuiz: Quiz {
    Quiz {
      Experiment("pages") { lab in
        let host = Host(PageView())
        try host.tap("Turn")
        lab.find("screen", host.screen)
      }
      Experiment("runner") { lab in
        let host = Host(RunnerView())
        try host.tap("Next lap")
        try host.tap("Next lap")
        lab.find("screen", host.screen)
      }
      Experiment("game") { lab in
        let host = Host(GameView())
        try host.tap("Goal")
        try host.tap("Goal")
        try host.tap("Undo")
        try host.tap("Undo")
        lab.find("screen", host.screen)
      }
    }
  }
}
