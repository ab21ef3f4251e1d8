import SwiftUI

class Workout: ObservableObject {
  @Published var rounds = 0
  @Published var isPaused = false

  var advice: String { rounds >= 3 ? "Drink some water" : "Keep going" }

  func finishRound() {
    guard !isPaused else { return }
    rounds += 1
  }
}

struct ContentView: View {
  @State private var workout = Workout()
  @State private var music = "Quiet"

  var body: some View {
    VStack {
      Text("Rounds: \(workout.rounds)")
      Text(workout.advice)
      Text(workout.isPaused ? "Paused" : "Running")
      Button("Round done") { workout.finishRound() }
      Button("Pause") { workout.isPaused.toggle() }
      Text("Music: \(music)")
      Button("Louder") { music = "Loud" }
      Button("Start again") {
        workout = Workout()
        music = "Quiet"
      }
    }
  }
}
