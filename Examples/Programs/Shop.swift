// statelab try Shop.swift --tap '(bag) T-shirt $19.99' --tap 'Add to cart' --tap OK \
//   --tap 'Add to cart' --tap OK --tap Back --tap '(bag) Mug $9.50' --tap 'Add to cart' --tap OK \
//   --tap Cart --tap 'Remove#2' --tap 'Remove Mug' --enter 'Coupon=save10\n' --tap 'Check out' \
//   --expect-screen='--- sheet ---\nThank you!\nYou paid $35.98\n[Done]' --expect-bodies ReceiptView=1
import SwiftUI

// Two tabs that share a cart through the environment: dialogs about one of its items, and a sheet.
struct Product: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let price: Decimal
}

struct CartItem: Identifiable {
  var id: Int { product.id }
  let product: Product
  var quantity: Int
  var total: Decimal { product.price * Decimal(quantity) }
}

final class Cart: ObservableObject {
  @Published var items: [CartItem] = []
  @Published var coupon: String = ""
  @Published var isCheckedOut = false

  var count: Int { items.reduce(0) { $0 + $1.quantity } }
  var subtotal: Decimal { items.map(\.total).reduce(0, +) }
  var discount: Decimal { coupon.uppercased() == "SAVE10" ? subtotal / 10 : 0 }

  func add(_ product: Product) {
    if let index = items.firstIndex(where: { $0.id == product.id }) {
      items[index].quantity += 1
    } else {
      items.append(CartItem(product: product, quantity: 1))
    }
  }
  func remove(_ indexSet: IndexSet) { items.remove(atOffsets: indexSet) }
}

@main
struct ShopApp: App {
  @StateObject private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      MainView().environmentObject(cart)
    }
  }
}

struct MainView: View {
  @EnvironmentObject var cart: Cart
  @State private var tab: Tab = .products

  enum Tab { case products, cart }

  var body: some View {
    TabView(selection: $tab) {
      ProductList()
        .tabItem { Label("Products", systemImage: "bag") }
        .tag(Tab.products)
      CartView()
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(cart.count)
        .tag(Tab.cart)
    }
  }
}

struct ProductList: View {
  let products = [
    Product(id: 1, name: "T-shirt", price: 19.99),
    Product(id: 2, name: "Mug", price: 9.5),
    Product(id: 3, name: "Notebook", price: 4.25),
  ]
  private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(products) { product in
            NavigationLink(value: product) { ProductCard(product: product) }
          }
        }
        .padding()
      }
      .navigationTitle("Shop")
      .navigationDestination(for: Product.self) { product in
        ProductDetail(product: product)
      }
    }
  }
}

struct ProductCard: View {
  let product: Product

  var body: some View {
    VStack {
      Image(systemName: "bag")
        .frame(height: 120)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      Text(product.name).bold()
      Text(product.price, format: .currency(code: "USD"))
    }
    .padding()
    .background(
      RoundedRectangle(cornerRadius: 16).fill(Color(.secondarySystemBackground)).shadow(radius: 2))
  }
}

struct ProductDetail: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @State private var showsConfirmation = false

  var body: some View {
    VStack(spacing: 20) {
      Text(product.name).font(.title)
      Text(product.price, format: .currency(code: "USD"))
      Button {
        cart.add(product)
        showsConfirmation = true
      } label: {
        Text("Add to cart")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding()
    .alert("Added", isPresented: $showsConfirmation) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("\(product.name) is in your cart.")
    }
  }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  @State private var productToRemove: CartItem?

  var body: some View {
    NavigationStack {
      Group {
        if cart.items.isEmpty {
          Text("Your cart is empty").foregroundColor(.secondary)
        } else {
          List {
            Section {
              ForEach($cart.items) { $item in
                Stepper(value: $item.quantity, in: 1...9) {
                  Text("\(item.product.name) × \(item.quantity)")
                }
                .swipeActions {
                  Button("Remove", role: .destructive) { productToRemove = item }
                }
              }
              .onDelete(perform: cart.remove)
            } header: {
              Text("Items")
            } footer: {
              Text("Prices include tax")
            }
            Section("Payment") {
              TextField("Coupon", text: $cart.coupon)
                .textInputAutocapitalization(.characters)
                .autocorrectionDisabled()
              LabeledContent("Subtotal", value: cart.subtotal, format: .currency(code: "USD"))
              if cart.discount > 0 {
                LabeledContent("Discount", value: cart.discount, format: .currency(code: "USD"))
              }
              Button("Check out") { cart.isCheckedOut = true }
            }
          }
        }
      }
      .navigationTitle("Cart (\(cart.count))")
      .confirmationDialog(
        "Remove item?",
        isPresented: Binding(
          get: { productToRemove != nil }, set: { if !$0 { productToRemove = nil } }),
        titleVisibility: .visible, presenting: productToRemove
      ) { item in
        Button("Remove \(item.product.name)", role: .destructive) {
          cart.items.removeAll { $0.id == item.id }
        }
        Button("Keep", role: .cancel) {}
      } message: { item in
        Text("\(item.quantity) pieces")
      }
      .sheet(isPresented: $cart.isCheckedOut, onDismiss: { cart.items = [] }) {
        ReceiptView(total: cart.subtotal - cart.discount)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
    }
  }
}

struct ReceiptView: View {
  let total: Decimal
  @Environment(\.dismiss) var dismiss

  var body: some View {
    VStack {
      Text("Thank you!").font(.largeTitle)
      Text("You paid \(total, format: .currency(code: "USD"))")
      Button("Done") { dismiss() }
    }
    .interactiveDismissDisabled()
  }
}
