import SwiftUI

class Menu: ObservableObject {
  let canteen: String
  @Published var dish: String

  init(canteen: String) {
    self.canteen = canteen
    dish = canteen == "North" ? "Soup" : "Curry"
  }
}

struct MenuView: View {
  @StateObject private var menu: Menu

  init(canteen: String) {
    _menu = StateObject(wrappedValue: Menu(canteen: canteen))
  }

  var body: some View {
    VStack {
      Text("Canteen: \(menu.canteen)")
      Text("Today: \(menu.dish)")
    }
  }
}

struct ContentView: View {
  @State private var canteen = "North"
  @State private var coupons = 5

  var body: some View {
    VStack {
      MenuView(canteen: canteen)
      Button("To the north") { canteen = "North" }
      Button("To the south") { canteen = "South" }
      Text("\(coupons) coupons left")
      Button("Eat") { coupons -= 1 }
    }
  }
}
