import Course
import StateLabCore

private final class Playlist {
  var title = "Monday"

  init() { print("made a Playlist") }
}

private struct Today: View {
  let minute: Int
  @State private var playlist = Playlist()

  init(minute: Int) { self.minute = minute }

  var body: some View { Text(playlist.title) }
}

private struct LazyState<Value>: DynamicProperty {
  @StateObject private var storage: Storage

  init(initialValue: @autoclosure @escaping () -> Value) {
    _storage = StateObject(wrappedValue: Storage(initialValue()))
  }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  var projectedValue: Binding<Value> { $storage.value }

  private final class Storage: ObservableObject {
    @Published var value: Value

    init(_ value: Value) { self.value = value }
  }
}

private struct ByHand: View {
  let minute: Int
  private var _playlist = LazyState(initialValue: Playlist())
  private var playlist: Playlist {
    get { _playlist.wrappedValue }
    nonmutating set { _playlist.wrappedValue = newValue }
  }

  init(minute: Int) { self.minute = minute }

  var body: some View { Text(playlist.title) }
}

private struct Clock<Face: View>: View {
  let face: (Int) -> Face
  @State private var minute = 0

  var body: some View {
    face(minute)
    Button("Minute \(minute)") { minute += 1 }
  }
}

extension Lesson {
  static let twoGenerations = Lesson(
    "two-generations", quiz: twoGenerationsQuiz
  ) {
    Experiment("today") { lab in
      let host = Host(Clock { Today(minute: $0) })
      try host.tap("Minute 0")
      try host.tap("Minute 1")
      lab.find("made", host.trace.printed.count)
      lab.find("screen", host.screen)
    }
    Experiment("by-hand") { lab in
      let host = Host(Clock { ByHand(minute: $0) })
      try host.tap("Minute 0")
      try host.tap("Minute 1")
      lab.find("made", host.trace.printed.count)
      lab.find("screen", host.screen)
    }
  }
}
