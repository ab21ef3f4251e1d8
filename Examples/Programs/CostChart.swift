// statelab try CostChart.swift --tap 'New cost' --enter Name=Tea --enter Amount=4.5 --tap Save \
//   --toggle Chart --expect-screen-has '1. Tea'
import Foundation
import SwiftUI

struct Cost: Identifiable, Codable, Equatable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Double
}

@Observable
class CostModel {
  var items = [Cost]() {
    didSet {
      if let encoded = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(encoded, forKey: "Items")
      }
    }
  }

  init() {
    if let savedItems = UserDefaults.standard.data(forKey: "Items") {
      if let decodedItems = try? JSONDecoder().decode([Cost].self, from: savedItems) {
        items = decodedItems
        return
      }
    }
    items = []
  }

  var personal: [Cost] {
    get { items.filter { $0.type == "Personal" } }
    set {}
  }

  var total: Double { items.map(\.amount).reduce(0, +) }
}

struct AmountStyle: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View {
    switch amount {
    case ..<10: content.foregroundStyle(.green)
    case 10..<100: content.foregroundStyle(.blue)
    default: content.font(.headline).foregroundStyle(.red)
    }
  }
}

extension View {
  func styled(for amount: Double) -> some View { modifier(AmountStyle(amount: amount)) }

  @ViewBuilder
  func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct BarChart: View {
  var values: [(String, Double)]
  private var highest: Double { values.map(\.1).max() ?? 1 }

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(Array(values.enumerated()), id: \.offset) { index, value in
          VStack {
            Rectangle()
              .fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
              .frame(
                width: proxy.size.width / CGFloat(values.count + 1),
                height: proxy.size.height * value.1 / highest)
            Text("\(index + 1). \(value.0)")
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    }
    .frame(minHeight: 120)
    .drawingGroup()
  }
}

struct ContentView: View {
  @State private var model = CostModel()
  @State private var addsCost = false
  @State private var showingChart = false
  @State private var sortOrder = [KeyPathComparator(\Cost.name)]

  private let currency = Locale.current.currency?.identifier ?? "USD"

  var body: some View {
    NavigationStack {
      List {
        ForEach(["Personal", "Business"], id: \.self) { type in
          Section(type) {
            ForEach(model.items.filter { $0.type == type }.sorted(using: sortOrder)) { item in
              HStack {
                VStack(alignment: .leading) {
                  Text(item.name).font(.headline)
                  Text(item.type)
                }
                Spacer()
                Text(item.amount, format: .currency(code: "USD"))
                  .styled(for: item.amount)
              }
              .if(item.amount > 100) { $0.listRowBackground(Color.yellow) }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("\(item.name), \(item.amount.formatted())")
            }
            .onDelete { offsets in remove(offsets, of: type) }
          }
          .headerProminence(.increased)
        }
        if showingChart, !model.items.isEmpty {
          BarChart(values: model.items.map { ($0.name, $0.amount) })
        }
      }
      .navigationTitle("Costs")
      .toolbar {
        Button("New cost", systemImage: "plus") { addsCost = true }
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Sort", selection: $sortOrder) {
            Text("Name (A-Z)").tag([KeyPathComparator(\Cost.name)])
            Text("Amount").tag([
              KeyPathComparator(\Cost.amount, order: .reverse),
              KeyPathComparator(\Cost.name),
            ])
          }
        }
        Toggle("Chart", systemImage: "chart.bar", isOn: $showingChart)
      }
      .sheet(isPresented: $addsCost) { CostEditor(model: model) }
      .safeAreaInset(edge: .bottom) {
        Text("Total \(model.total, format: .currency(code: "USD").precision(.fractionLength(0)))")
          .padding()
          .background(.thinMaterial)
      }
    }
  }

  func remove(_ offsets: IndexSet, of type: String) {
    let shown = model.items.filter { $0.type == type }.sorted(using: sortOrder)
    for offset in offsets {
      model.items.removeAll { $0.id == shown[offset].id }
    }
  }
}

struct CostEditor: View {
  @Bindable var model: CostModel
  @Environment(\.dismiss) private var dismiss
  @State private var name = "Name"
  @State private var type = "Personal"
  @State private var amount = 0.0

  let types = ["Business", "Personal"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Type", selection: $type) {
          ForEach(types, id: \.self) { Text($0) }
        }
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
          .keyboardType(.decimalPad)
      }
      .navigationTitle($name)
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            model.items.append(Cost(name: name, type: type, amount: amount))
            dismiss()
          }
        }
      }
      .interactiveDismissDisabled(amount != 0)
    }
  }
}

#Preview { ContentView() }
