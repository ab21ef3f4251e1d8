// statelab try TipCalculator.swift --enter Amount=80 --pick 'Tip=20 %' --tap 'People: 2 +' \
//   --expect-bodies TipCalculator=4
import SwiftUI

struct TipCalculator: View {
  @State private var amount = ""
  @State private var people = 2
  @State private var percent = 15

  private let choices = [10, 15, 20]

  private var total: Double {
    (Double(amount) ?? 0) * Double(100 + percent) / 100
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Bill")) {
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
          Stepper("People: \(people)", value: $people, in: 1...20)
        }
        Section(header: Text("Tip")) {
          Picker("Tip", selection: $percent) {
            ForEach(choices, id: \.self) { Text("\($0) %").tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section(header: Text("Each pays")) {
          Text(String(format: "%.2f", total / Double(people)))
            .font(.largeTitle)
            .foregroundColor(percent > 15 ? .green : .primary)
        }
      }
      .navigationBarTitle("Tips")
    }
  }
}
