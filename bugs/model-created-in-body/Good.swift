// statelab try Good.swift --tap "Apples 0" --tap Rename
import SwiftUI

class Basket: ObservableObject {
  @Published var apples = 0
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Button("Apples \(basket.apples)") { basket.apples += 1 }
  }
}

struct ContentView: View {
  @State private var name = "Market"
  @StateObject private var basket = Basket()

  var body: some View {
    VStack {
      Text(name)
      BasketView(basket: basket)
      Button("Rename") { name = "Garden" }
    }
  }
}
