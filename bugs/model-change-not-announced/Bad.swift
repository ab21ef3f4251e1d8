// statelab try Bad.swift --tap "Lap 0"
import SwiftUI

class Track: ObservableObject {
  var laps = 0
}

struct ContentView: View {
  @StateObject private var track = Track()

  var body: some View {
    Button("Lap \(track.laps)") { track.laps += 1 }
  }
}
