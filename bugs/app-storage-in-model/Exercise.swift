import SwiftUI

@Observable class Settings {
  @ObservationIgnored @AppStorage("goal") var goal = 6
  var name = "Mia"

  func raise() { goal += 1 }

  func lower() { goal = max(goal - 1, 1) }
}

struct GoalView: View {
  let settings: Settings
  let walked: Int

  var body: some View {
    VStack {
      Text("\(walked) of \(settings.goal) kilometers")
      Text(walked >= settings.goal ? "Well done, \(settings.name)" : "Go on, \(settings.name)")
    }
  }
}

struct ContentView: View {
  @State private var settings = Settings()
  @State private var walked = 3

  var body: some View {
    VStack {
      GoalView(settings: settings, walked: walked)
      Button("Walk") { walked += 1 }
      Button("Higher goal") { settings.raise() }
      Button("Lower goal") { settings.lower() }
      TextField("Name", text: $settings.name)
    }
  }
}
