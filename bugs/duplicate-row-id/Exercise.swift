import SwiftUI

struct OrderRow: View {
  let dish: String
  @State private var minutes = 20

  var body: some View {
    HStack {
      Text("\(dish): ready in \(minutes) minutes")
      Button("Hurry \(dish)") { minutes -= 5 }
    }
  }
}

struct ContentView: View {
  @State private var orders = ["Soup", "Pizza"]
  @State private var served = 0

  var body: some View {
    VStack {
      Text("Table 4, \(served) served")
      ForEach(orders, id: \.self) { dish in
        OrderRow(dish: dish)
      }
      HStack {
        Button("Order soup") { orders.append("Soup") }
        Button("Order pizza") { orders.append("Pizza") }
      }
      Button("Serve the first") {
        guard !orders.isEmpty else { return }
        orders.removeFirst()
        served += 1
      }
    }
  }
}
