// statelab try Invoice.swift --enter Hours=12.5 --enter Due=2026-02-28 \
//   --expect-screen 'Hours: "12.5"\nDue: 2026-02-28\n€1,000.00 by February 28, 2026\n(€80.00 an hour)'
import SwiftUI

struct Invoice: View {
  @State private var hours = 8.0
  @State private var due = Date(timeIntervalSince1970: 1_767_225_600)
  private let rate = 80.0

  private var total: Double { hours * rate }

  var body: some View {
    Form {
      TextField("Hours", value: $hours, format: .number)
      DatePicker("Due", selection: $due, displayedComponents: .date)
      Text("\(total, format: .currency(code: "EUR")) by \(due, style: .date)")
        .font(.headline)
      Text("(€\(rate, specifier: "%.2f") an hour)")
        .foregroundStyle(.secondary)
    }
  }
}
