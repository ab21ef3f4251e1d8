// statelab try Bad.swift --tap Tick --costs
import SwiftUI

class Race: ObservableObject {
  @Published var runner = "Ida"
  @Published var seconds = 0
}

struct RunnerName: View {
  @ObservedObject var race: Race

  var body: some View { Text(race.runner) }
}

struct ContentView: View {
  @StateObject private var race = Race()

  var body: some View {
    VStack {
      RunnerName(race: race)
      Button("Tick") { race.seconds += 1 }
      Text("\(race.seconds) s")
    }
  }
}
