// statelab try Bad.swift --tap "Add lap"
import SwiftUI

struct Laps: View {
  @State private var laps = 0

  func add() { laps += 1 }

  var body: some View { Text("Laps \(laps)") }
}

struct ContentView: View {
  private let laps = Laps()

  var body: some View {
    VStack {
      laps
      Button("Add lap") { laps.add() }
    }
  }
}
