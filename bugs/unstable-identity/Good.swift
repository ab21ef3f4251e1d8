// statelab try Good.swift --tap "Count 0" --tap "New game"
import SwiftUI

struct Tally: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

/// A new identity on purpose: each new game starts at 0.
struct ContentView: View {
  @State private var game = 1

  var body: some View {
    VStack {
      Text("Game \(game)")
      Tally().id(game)
      Button("New game") { game += 1 }
    }
  }
}
