// statelab try Basket.swift --view Market --tap Apple --tap Pear --tap Receipt \
//   --expect-bodies Shop=1 --expect-bodies Receipt=1
import Observation
import SwiftUI

@Observable
final class Basket {
  var fruits: [String] = []
}

struct Market: View {
  @State private var basket = Basket()
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Shop()
        .tabItem { Label("Shop", systemImage: "cart") }
        .tag(0)
      Receipt()
        .tabItem { Label("Receipt", systemImage: "list.bullet") }
        .tag(1)
    }
    .environment(basket)
  }
}

struct Shop: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    ForEach(["Apple", "Pear"], id: \.self) { fruit in
      Button(fruit) { basket.fruits.append(fruit) }
    }
  }
}

struct Receipt: View {
  @Environment(Basket.self) private var basket

  var body: some View {
    Text("Bought: \(basket.fruits.joined(separator: ", "))")
  }
}
