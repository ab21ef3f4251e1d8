// statelab try Bad.swift --tap Goal
import SwiftUI

struct Scoreboard: View {
  @State private var points = 0
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
