// statelab try SplitTheBill.swift --enter Amount=80 --pick 'Number of people=3 people' \
//   --pick 'Tip percentage=25%' --tap Done --expect-screen-has 'Amount per person\n$33.33'
import SwiftUI

struct ContentView: View {
  @State private var bill = 0.0
  @State private var people = 2
  @State private var tip = 20
  @FocusState private var isEditing: Bool

  let tips = [10, 15, 20, 25, 0]

  var grandTotal: Double {
    let percent = Double(tip)
    return bill + bill / 100 * percent
  }

  var share: Double {
    let count = Double(people + 2)
    return grandTotal / count
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(
            "Amount", value: $bill,
            format: .currency(code: Locale.current.currency?.identifier ?? "USD")
          )
          .keyboardType(.decimalPad)
          .focused($isEditing)

          Picker("Number of people", selection: $people) {
            ForEach(2..<100) {
              Text("\($0) people")
            }
          }
          .pickerStyle(.navigationLink)
        }

        Section("How much do you want to tip?") {
          Picker("Tip percentage", selection: $tip) {
            ForEach(tips, id: \.self) {
              Text($0, format: .percent)
            }
          }
          .pickerStyle(.segmented)
        }

        Section {
          Text(share, format: .currency(code: "USD"))
            .foregroundStyle(tip == 0 ? .red : .primary)
        } header: {
          Text("Amount per person")
        } footer: {
          Text("Total with tip: \(grandTotal, specifier: "%.2f")")
        }
      }
      .navigationTitle("Split it")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        if isEditing {
          Button("Done") {
            isEditing = false
          }
        }
      }
    }
  }
}

@main
struct SplitApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

#Preview {
  ContentView()
}
