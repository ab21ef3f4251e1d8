import SwiftUI

class Basket: ObservableObject {
  @Published var tomatoes = 0
  @Published var breads = 0

  var price: Int { tomatoes * 2 + breads * 4 }
}

class MarketStall: ObservableObject {
  @Published var basket = Basket()
  @Published var isOpen = true
  let name = "Green corner"
}

struct SignView: View {
  let name: String
  let isOpen: Bool

  var body: some View {
    Text(isOpen ? "\(name) is open" : "\(name) is closed")
  }
}

struct ContentView: View {
  @StateObject private var stall = MarketStall()

  var body: some View {
    VStack {
      SignView(name: stall.name, isOpen: stall.isOpen)
      Text("Tomatoes: \(stall.basket.tomatoes)")
      Text("Breads: \(stall.basket.breads)")
      Text("To pay: \(stall.basket.price) €")
      Button("Tomato") { stall.basket.tomatoes += 1 }
      Button("Bread") { stall.basket.breads += 1 }
      Button("Empty") { stall.basket = Basket() }
      Button("Close the stall") { stall.isOpen = false }
    }
  }
}
