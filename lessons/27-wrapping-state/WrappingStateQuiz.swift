import Course
import StateLabCore

@propertyWrapper
private struct UpToTen: DynamicProperty {
  private var value: State<Int>

  init(wrappedValue: Int) { value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set { value.wrappedValue = min(newValue, 10) }
  }

  var projectedValue: Binding<Int> { value.projectedValue }
}

private struct LoudView: View {
  @Binding var volume: Int

  var body: some View {
    Button("Louder") { volume += 4 }
  }
}

private struct RadioView: View {
  @UpToTen private var volume = 4

  var body: some View {
    Text("volume \(volume)")
    LoudView(volume: $volume)
  }
}

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

extension Lesson {
  static var wrappingStateQuiz: Quiz {
    Quiz {
      Experiment("radio") { lab in
        let host = Host(RadioView())
        try host.tap("Louder")
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("pages") { lab in
        let host = Host(PageView())
        try host.tap("Turn")
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
