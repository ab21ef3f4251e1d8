import Course
import StateLabCore

private final class Settings: ObservableObject {
  @Published var name: String

  init(_ name: String) {
    self.name = name
  }
}

private struct NameView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Text("name: \(settings.name)")
  }
}

private struct RoomView: View {
  let room = Settings("the room's")

  var body: some View {
    NameView()
    NameView()
      .environmentObject(room)
  }
}

private struct HouseView: View {
  let house = Settings("the house's")

  var body: some View {
    RoomView()
      .environmentObject(house)
  }
}

extension Lesson {
  static let environmentObject = Lesson(
    "environment-object", quiz: environmentObjectQuiz
  ) {
    Experiment("nearest") { lab in
      let host = Host(HouseView())
      lab.find("screen", host.screen)
    }
    Experiment("missing", endsProcess: true) { lab in
      let host = Host(NameView())
      lab.find("screen", host.screen)
    }
  }
}
