// statelab try Good.swift --tap Tick --costs
import SwiftUI

@Observable
class Race {
  var runner = "Ida"
  var seconds = 0
}

struct RunnerName: View {
  var race: Race

  var body: some View { Text(race.runner) }
}

struct ContentView: View {
  @State private var race = Race()

  var body: some View {
    VStack {
      RunnerName(race: race)
      Button("Tick") { race.seconds += 1 }
      Text("\(race.seconds) s")
    }
  }
}
