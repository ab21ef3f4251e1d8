import SwiftUI

struct PizzaSign: View {
  let price: Int
  let isVegan: Bool

  var body: some View {
    VStack {
      Text("Pizza, \(price) €")
      Text(isVegan ? "We use the green oven" : "We use the red oven")
    }
  }
}

struct ContentView: View {
  @State private var isVegan = false {
    didSet { if isVegan { hasCheese = false } }
  }
  @State private var hasCheese = true
  @State private var size = 1

  private var price: Int { 8 + size * 2 + (hasCheese ? 1 : 0) }

  var body: some View {
    VStack {
      PizzaSign(price: price, isVegan: isVegan)
      Toggle("Vegan", isOn: $isVegan)
      Toggle("Cheese", isOn: $hasCheese)
      Text(hasCheese ? "With cheese" : "Without cheese")
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      Button("Start again") {
        isVegan = false
        hasCheese = true
        size = 1
      }
    }
  }
}
