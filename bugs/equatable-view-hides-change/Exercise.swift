import SwiftUI

struct Parcel: Identifiable {
  let id: Int
  let content: String
  var place = "Depot"
  var isLate = false
}

struct ParcelRow: View, Equatable {
  let parcel: Parcel
  let isFirst: Bool

  static func == (one: ParcelRow, other: ParcelRow) -> Bool {
    one.parcel.id == other.parcel.id && one.isFirst == other.isFirst
  }

  var body: some View {
    HStack {
      Text(isFirst ? "→ \(parcel.content)" : parcel.content)
      Text(parcel.isLate ? "\(parcel.place), late" : parcel.place)
    }
  }
}

struct ContentView: View {
  @State private var parcels = [
    Parcel(id: 1, content: "Lamp"), Parcel(id: 2, content: "Boots"),
  ]
  @State private var updates = 0

  var body: some View {
    VStack {
      Text("\(parcels.count) parcels, \(updates) updates")
      ForEach(parcels) { ParcelRow(parcel: $0, isFirst: $0.id == parcels.first?.id).equatable() }
      Button("Lamp is in the van") { update { $0[0].place = "Van" } }
      Button("Boots are late") { update { $0[1].isLate = true } }
      Button("Swap") { update { $0.swapAt(0, 1) } }
    }
  }

  private func update(_ change: (inout [Parcel]) -> Void) {
    change(&parcels)
    updates += 1
  }
}
