import SwiftUI

struct SwitchRow: View {
  let title: String
  let price: Int
  @Binding var isOn: Bool

  var body: some View {
    HStack {
      Toggle(title, isOn: $isOn)
      Text(isOn ? "\(price) €" : "–")
    }
  }
}

struct ContentView: View {
  @State private var hasBike = false
  @State private var hasHelmet = true
  @State private var days = 1

  private var price: Int { days * ((hasBike ? 15 : 0) + (hasHelmet ? 2 : 0)) }

  var body: some View {
    VStack {
      Text("Rent for \(days) days: \(price) €")
      SwitchRow(title: "Bike", price: 15, isOn: $hasBike)
      SwitchRow(title: "Helmet", price: 2, isOn: .constant(hasHelmet))
      Button("One more day") { days += 1 }
      Button("All") {
        hasBike = true
        hasHelmet = true
      }
    }
  }
}
