import SwiftUI

struct CoffeeOrder: View {
  let cups: Int
  let isDecaf: Bool
  let hasNuts: Bool

  var body: some View {
    VStack {
      Text("\(cups) cups of \(isDecaf ? "decaf" : "coffee")")
      Text(hasNuts ? "Contains nuts" : "No nuts")
    }
  }
}

struct ContentView: View {
  @State private var cups = 2
  @State private var syrup: Int?
  @State private var isDecaf = false

  private var price: Int { cups * (syrup == nil ? 3 : 4) }

  var body: some View {
    VStack {
      CoffeeOrder(cups: cups, isDecaf: isDecaf, hasNuts: syrup == 2)
      Text("\(price) €")
      Picker("Cups", selection: $cups) {
        Text("One cup").tag(1)
        Text("Two cups").tag(2)
        Text("Four cups").tag(4)
      }
      Picker("Syrup", selection: $syrup) {
        Text("Pure").tag(Int?.none)
        Text("Vanilla").tag("1")
        Text("Hazelnut").tag("2")
      }
      Toggle("Decaf", isOn: $isDecaf)
      Button("Default") {
        cups = 2
        syrup = nil
      }
    }
  }
}
