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
private struct Logged: DynamicProperty {
  private var value: State<Int>

  init(wrappedValue: Int) { value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Int {
    get { value.wrappedValue }
    nonmutating set {
      print("set \(newValue)")
      value.wrappedValue = newValue
    }
  }

  var projectedValue: Binding<Int> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

private struct PlusButton: View {
  @Binding var number: Int

  var body: some View {
    Button("Plus") { number += 1 }
  }
}

private struct CounterView: View {
  @Logged private var number = 0

  var body: some View {
    PlusButton(number: $number)
    Button("Reset") { number = 0 }
  }
}

private struct StarButton: View {
  @Binding var stars: Int

  var body: some View {
    Button("Star") { stars += 1 }
  }
}

private struct FilmView: View {
  @State private var stars = 1
  @State private var page = 1

  var body: some View {
    StarButton(stars: Binding(get: { stars }, set: { stars = $0 }))
    Button("Page \(page)") { page += 1 }
  }
}

extension Lesson {
  static var twoWaysToSetQuiz: Quiz {
    Quiz {
      Experiment("radio") { lab in
        let host = Host(RadioView())
        try host.tap("Louder")
        try host.tap("Louder")
        lab.find("screen", host.screen)
      }
      Experiment("counter") { lab in
        let host = Host(CounterView())
        try host.tap("Plus")
        try host.tap("Reset")
        lab.find("printed", host.trace.printed)
      }
      Experiment("film") { lab in
        let host = Host(FilmView())
        try host.tap("Page 1")
        try host.tap("Star")
        lab.find("bodies", host.trace.bodyCount(of: StarButton.self))
      }
    }
  }
}
