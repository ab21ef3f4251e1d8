import SwiftUI

class Game: ObservableObject {
  @Published var player: String
  @Published var points = 0

  init(player: String = "Guest") { self.player = player }
}

struct Board: View {
  @StateObject private var game = Game()

  init(player: String) {
    game.player = player
  }

  var body: some View {
    VStack {
      Text("\(game.player) has \(game.points) points")
      Button("Right answer") { game.points += 10 }
      Button("Wrong answer") { game.points -= 5 }
    }
  }
}

struct ContentView: View {
  @State private var isPlaying = false
  @State private var player = "Mia"

  var body: some View {
    VStack {
      Text("Capitals of the world")
      Button("Leo plays") { player = "Leo" }
      if isPlaying {
        Board(player: player)
      } else {
        Button("Start") { isPlaying = true }
      }
    }
  }
}
