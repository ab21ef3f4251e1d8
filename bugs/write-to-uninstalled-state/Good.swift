// statelab try Good.swift --tap "Add lap"
import SwiftUI

struct Laps: View {
  @Binding var laps: Int

  func add() { laps += 1 }

  var body: some View { Text("Laps \(laps)") }
}

/// The view that is not installed writes through a binding to installed state.
struct ContentView: View {
  @State private var laps = 0

  var body: some View {
    VStack {
      Laps(laps: $laps)
      Button("Add lap") { Laps(laps: $laps).add() }
    }
  }
}
