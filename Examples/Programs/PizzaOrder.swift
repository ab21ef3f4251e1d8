// statelab try PizzaOrder.swift --toggle 'Any wishes?' --toggle Olives --tap Delivery \
//   --enter Name=Ada --enter 'Street address=Hill 3' --tap 'Check out' --tap 'Place Order' \
//   --expect-screen-has '2x margherita pizzas for Ada' --expect-bodies CheckoutView=2
import Combine
import Foundation
import SwiftUI

class Order: ObservableObject, Codable {
  enum CodingKeys: CodingKey {
    case type, quantity, extraCheese, addOlives, name, street
  }

  static let types = ["Margherita", "Funghi", "Marinara", "Diavola"]

  @Published var type = 0
  @Published var quantity = 2

  @Published var hasWishes = false {
    didSet {
      if hasWishes == false {
        extraCheese = false
        addOlives = false
      }
    }
  }
  @Published var extraCheese = false
  @Published var addOlives = false

  @Published var name = ""
  @Published var street = ""

  var isDeliverable: Bool {
    if name.isEmpty || street.trimmingCharacters(in: .whitespaces).isEmpty {
      return false
    }
    return true
  }

  var cost: Double {
    var cost = Double(quantity) * 2
    cost += Double(type) / 2
    if extraCheese { cost += Double(quantity) }
    if addOlives { cost += Double(quantity) / 2 }
    return cost
  }

  init() {}

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    type = try container.decode(Int.self, forKey: .type)
    quantity = try container.decode(Int.self, forKey: .quantity)
    extraCheese = try container.decode(Bool.self, forKey: .extraCheese)
    addOlives = try container.decode(Bool.self, forKey: .addOlives)
    name = try container.decode(String.self, forKey: .name)
    street = try container.decode(String.self, forKey: .street)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(type, forKey: .type)
    try container.encode(quantity, forKey: .quantity)
    try container.encode(extraCheese, forKey: .extraCheese)
    try container.encode(addOlives, forKey: .addOlives)
    try container.encode(name, forKey: .name)
    try container.encode(street, forKey: .street)
  }
}

struct ContentView: View {
  @ObservedObject var order = Order()

  var body: some View {
    NavigationView {
      Form {
        Section {
          Picker("Select your pizza", selection: $order.type) {
            ForEach(0..<Order.types.count) {
              Text(Order.types[$0])
            }
          }
          Stepper(value: $order.quantity, in: 1...9) {
            Text("Number of pizzas: \(order.quantity)")
          }
        }

        Section {
          Toggle(isOn: $order.hasWishes.animation()) {
            Text("Any wishes?")
          }

          if order.hasWishes {
            Toggle(isOn: $order.extraCheese) { Text("Extra cheese") }
            Toggle(isOn: $order.addOlives) { Text("Olives") }
          }
        }

        Section {
          NavigationLink(destination: AddressView(order: order)) {
            Text("Delivery")
          }
        }
      }
      .navigationBarTitle("Pizza")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct AddressView: View {
  @ObservedObject var order: Order

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $order.name)
        TextField("Street address", text: $order.street)
      }
      Section {
        NavigationLink(destination: CheckoutView(order: order)) {
          Text("Check out")
        }
      }
      .disabled(order.isDeliverable == false)
    }
    .navigationBarTitle("Delivery", displayMode: .inline)
  }
}

struct CheckoutView: View {
  @ObservedObject var order: Order
  @State private var thanks = ""
  @State private var isThanking = false

  var body: some View {
    GeometryReader { geo in
      ScrollView {
        VStack {
          Image("pizzas")
            .resizable()
            .scaledToFit()
            .frame(width: geo.size.width)
          Text("Your total is $\(self.order.cost, specifier: "%.2f")")
            .font(.title)
          Button("Place Order") {
            self.placeOrder()
          }
          .padding()
        }
      }
    }
    .navigationBarTitle("Check out", displayMode: .inline)
    .alert(isPresented: $isThanking) {
      Alert(
        title: Text("Thank you!"), message: Text(thanks),
        dismissButton: .default(Text("OK")))
    }
  }

  func placeOrder() {
    guard let encoded = try? JSONEncoder().encode(order),
      let decoded = try? JSONDecoder().decode(Order.self, from: encoded)
    else {
      print("Failed to encode order")
      return
    }
    thanks =
      "\(decoded.quantity)x \(Order.types[decoded.type].lowercased()) pizzas for \(decoded.name)"
    isThanking = true
  }
}
