import SwiftUI

struct GuestRow: View {
  let number: Int
  @Binding var guest: String

  var body: some View {
    HStack {
      TextField("Guest \(number)", text: $guest)
      Button("Invite \(number)") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          guest += ", comes"
        }
      }
    }
  }
}

struct ContentView: View {
  @State private var guests = ["Mia", "Leo", "Ida"]
  @State private var tables = 1

  var body: some View {
    VStack {
      Text("\(guests.count) guests, \(tables) tables")
      ForEach(guests.indices, id: \.self) { index in
        GuestRow(number: index + 1, guest: $guests[index])
      }
      Button("Remove the first") { if !guests.isEmpty { guests.removeFirst() } }
      Button("One more table") { tables += 1 }
    }
  }
}
