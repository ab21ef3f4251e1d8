// statelab try Bad.swift --tap Promote
import SwiftUI

struct Badge: View, Equatable {
  let number: Int
  let rank: String

  static func == (a: Badge, b: Badge) -> Bool { a.number == b.number }

  var body: some View { Text("\(number): \(rank)") }
}

struct ContentView: View {
  @State private var rank = "Sailor"

  var body: some View {
    VStack {
      Badge(number: 7, rank: rank).equatable()
      Button("Promote") { rank = "Captain" }
    }
  }
}
