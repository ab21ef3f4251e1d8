// statelab try Good.swift --tap "Lap 0"
import SwiftUI

class Track: ObservableObject {
  var laps = 0

  func run() {
    laps += 1
    objectWillChange.send()
  }
}

struct ContentView: View {
  @StateObject private var track = Track()

  var body: some View {
    Button("Lap \(track.laps)") { track.run() }
  }
}
