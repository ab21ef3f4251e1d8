import SwiftUI

struct Expense: Identifiable {
  let id = UUID()
  let title: String
  let euros: Int
}

@Observable class Trip {
  var expenses = [Expense(title: "Train", euros: 60)]

  var total: Int { expenses.reduce(0) { $0 + $1.euros } }
}

struct TotalView: View {
  @Environment(Trip.self) private var trip

  var body: some View { Text("Spent: \(trip.total) €") }
}

struct ExpenseList: View {
  @Environment(Trip.self) private var trip

  var body: some View {
    VStack {
      ForEach(trip.expenses) { Text("\($0.title), \($0.euros) €") }
      Button("Undo") { _ = trip.expenses.popLast() }
    }
  }
}

struct ContentView: View {
  @State private var trip = Trip()
  @State private var isListed = false

  var body: some View {
    VStack {
      TotalView().environment(trip)
      Button("Coffee") { trip.expenses.append(Expense(title: "Coffee", euros: 3)) }
      Button("Museum") { trip.expenses.append(Expense(title: "Museum", euros: 12)) }
      Button(isListed ? "Hide" : "Show all") { isListed.toggle() }
      if isListed { ExpenseList() }
    }
  }
}
