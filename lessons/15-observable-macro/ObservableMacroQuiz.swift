import Course
import StateLabCore

@Observable
private final class Chore: Identifiable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}

private struct ChoreRow: View {
  let chore: Chore

  var body: some View { Text(chore.name) }
}

private struct ChoreList: View {
  let chores: [Chore]

  var body: some View {
    Text("\(chores.count) chores")
    ForEach(chores) { ChoreRow(chore: $0) }
  }
}

@Observable
private final class Basket {
  var apples = 0
}

private struct CheckoutView: View {
  let basket: Basket

  var body: some View {
    Button("Add") { basket.apples += 1 }
    Button("Pay") { print("apples: \(basket.apples)") }
  }
}

private struct AppleLabel: View {
  let count: Int

  init(_ basket: Basket) { count = basket.apples }

  var body: some View { Text("apples: \(count)") }
}

private struct BasketView: View {
  let basket: Basket

  var body: some View {
    AppleLabel(basket)
    Button("Add") { basket.apples += 1 }
  }
}

extension Lesson {
  static var observableMacroQuiz: Quiz {
    Quiz {
      Experiment("chores") { lab in
        let chores = [
          Chore(1, "Shop"), Chore(2, "Cook"), Chore(3, "Eat"),
        ]
        let host = Host(ChoreList(chores: chores))
        host.perform { chores[1].name = "Order" }
        lab.find("lists", host.trace.bodyCount(of: ChoreList.self))
        lab.find("rows", host.trace.bodyCount(of: ChoreRow.self))
      }
      Experiment("checkout") { lab in
        let host = Host(CheckoutView(basket: Basket()))
        try host.tap("Add")
        try host.tap("Pay")
        lab.find("printed", host.trace.printed.last ?? "")
        lab.find("bodies", host.trace.bodyCount(of: CheckoutView.self))
      }
      Experiment("label") { lab in
        let host = Host(BasketView(basket: Basket()))
        try host.tap("Add")
        lab.find("screen", host.screen)
        lab.find("baskets", host.trace.bodyCount(of: BasketView.self))
      }
    }
  }
}
