// statelab try Good.swift --tap Goal
import SwiftUI

/// The state property has no default value, so the assignment initializes its storage.
struct Scoreboard: View {
  @State private var points: Int
  let team: String

  init(team: String, points: Int) {
    self.points = points
    self.team = team
  }

  var body: some View {
    Text("\(team): \(points)")
    Button("Goal") { points += 1 }
  }
}

struct ContentView: View {
  var body: some View { Scoreboard(team: "Reds", points: 3) }
}
