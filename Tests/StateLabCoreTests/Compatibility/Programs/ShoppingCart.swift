import StateLabCore

struct Product: Identifiable, Hashable {
  let id: String
  let price: Int
}

class Cart: ObservableObject {
  @Published private(set) var counts: [Product: Int] = [:]

  var total: Int { counts.reduce(0) { $0 + $1.key.price * $1.value } }

  func add(_ product: Product) { counts[product, default: 0] += 1 }
  func empty() { counts.removeAll() }
}

struct Shop: View {
  @StateObject private var cart = Cart()

  private let products = [Product(id: "Apple", price: 2), Product(id: "Bread", price: 5)]

  var body: some View {
    VStack {
      List(products) { product in
        ProductRow(product: product)
      }
      CartSummary()
    }
    .environmentObject(cart)
  }
}

struct ProductRow: View {
  let product: Product
  @EnvironmentObject private var cart: Cart

  var body: some View {
    HStack {
      Text("\(product.id), \(product.price) francs")
      Spacer()
      if let count = cart.counts[product] {
        Text("\(count) in the cart")
      }
      Button("Add \(product.id)") { cart.add(product) }
    }
  }
}

struct CartSummary: View {
  @EnvironmentObject var cart: Cart

  var body: some View {
    if cart.total == 0 {
      Text("The cart is empty")
    } else {
      Text("Total: \(cart.total) francs").bold()
      Button("Empty the cart", role: .destructive) {
        withAnimation { cart.empty() }
      }
    }
  }
}
