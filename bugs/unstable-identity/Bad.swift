// statelab try Bad.swift --tap "Count 0" --tap Refresh
import SwiftUI

struct Tally: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

struct ContentView: View {
  @State private var refreshes = 0

  var body: some View {
    VStack {
      Text("Refreshed \(refreshes)")
      Tally().id(UUID())
      Button("Refresh") { refreshes += 1 }
    }
  }
}
