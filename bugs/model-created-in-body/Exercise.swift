import SwiftUI

class Bill: ObservableObject {
  @Published var people = 2
  @Published var tip = 0

  func share(of euros: Int) -> Int { (euros * (100 + tip) / 100) / people }
}

struct SplitView: View {
  @ObservedObject var bill: Bill
  let euros: Int

  var body: some View {
    VStack {
      Text("\(bill.people) people, \(bill.tip) % tip")
      Text("Each pays \(bill.share(of: euros)) €")
      Button("One more") { bill.people += 1 }
      Button("More tip") { bill.tip += 10 }
    }
  }
}

struct MenuView: View {
  let order: (Int) -> Void

  var body: some View {
    HStack {
      Button("Pasta") { order(14) }
      Button("Wine") { order(6) }
    }
  }
}

struct ContentView: View {
  @State private var euros = 40

  var body: some View {
    VStack {
      Text("The table owes \(euros) €")
      SplitView(bill: Bill(), euros: euros)
      MenuView { euros += $0 }
    }
  }
}
