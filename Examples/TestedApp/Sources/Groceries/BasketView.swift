#if canImport(SwiftUI)
  import SwiftUI
#else
  import StateLabUI
#endif

public struct BasketView: View {
  @StateObject private var basket: Basket
  @State private var isAdding = false

  public init(shop: any Shop) { _basket = StateObject(wrappedValue: Basket(shop: shop)) }

  public var body: some View {
    NavigationStack {
      List {
        Text(basket.message ?? "\(basket.open) to buy")
        ForEach(basket.items) { item in
          ItemRow(item: item) { basket.toggle(item) }
        }
        .onDelete(perform: basket.remove)
      }
      .navigationTitle("Groceries")
      .overlay { if basket.isLoading { ProgressView("Loading") } }
      .task { await basket.loadSuggestions() }
      .toolbar { Button("New") { isAdding = true } }
      .sheet(isPresented: $isAdding) { NewItemView(basket: basket) }
    }
  }
}

extension EnvironmentValues {
  /// The mark before a bought item.
  @Entry var doneMark = "✓"
}

struct ItemRow: View {
  let item: Item
  let toggle: () -> Void
  @Environment(\.doneMark) private var doneMark

  var body: some View {
    Button(item.isDone ? "\(doneMark) \(item.name)" : item.name, action: toggle)
  }
}

struct NewItemView: View {
  @ObservedObject var basket: Basket
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("Name", text: $name)
    Button("Add") { if basket.add(name) { dismiss() } }
      .disabled(name.isEmpty)
  }
}

#Preview {
  ItemRow(item: Item(id: 1, name: "milk"), toggle: {})
    .environment(\.doneMark, "×")
}
