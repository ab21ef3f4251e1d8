import SwiftUI

struct Player: Identifiable {
  var name: String
  var id: String { name }
}

struct PlayerRow: View {
  let number: Int
  @Binding var player: Player
  @State private var points = 0

  var body: some View {
    HStack {
      TextField("Player \(number)", text: $player.name)
      Text("\(player.name): \(points) points")
      Button("Point for player \(number)") { points += 1 }
    }
  }
}

struct ContentView: View {
  @State private var first = [Player(name: "Ann"), Player(name: "Ben")]
  @State private var round = 1

  var body: some View {
    VStack {
      Text("Round \(round), \(first.map(\.name).joined(separator: " and "))")
      ForEach($first) { $player in
        PlayerRow(number: player.name == first[0].name ? 1 : 2, player: $player)
      }
      Button("Next round") { round += 1 }
      Button("Other one first") { first.reverse() }
    }
  }
}
