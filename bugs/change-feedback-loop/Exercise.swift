import SwiftUI

struct CoinRow: View {
  let coins: Int

  var body: some View {
    VStack {
      Text(String(repeating: "●", count: coins % 10))
      Text("\(coins) coins")
    }
  }
}

struct ContentView: View {
  @State private var coins = 3
  @State private var goal = 20
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text(coins >= goal ? "You can buy the kite" : "\(goal - coins) coins to the kite")
      CoinRow(coins: coins)
      Button("Put in 5") { coins += 5 }
      Button("Put in 2") { coins += 2 }
      Button("Raise the goal") { goal += 10 }
      Button(isOpen ? "Close the box" : "Open the box") { isOpen.toggle() }
      Text(isOpen ? "Open" : "Closed")
    }
    .onChange(of: coins) { coins += 1 }
  }
}
