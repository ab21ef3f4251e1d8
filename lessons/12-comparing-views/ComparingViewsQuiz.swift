import Course
import StateLabCore

private struct MenuCard: View {
  let dishes: [String]

  init(_ dishes: [String]) {
    self.dishes = dishes
    print("init")
  }

  var body: some View {
    let _ = print("body")
    Text(dishes.joined(separator: ", "))
  }
}

private struct TableView: View {
  @State private var guests = 2

  var body: some View {
    Text("\(guests) guests")
    MenuCard(["soup", "rice"])
    Button("One more") { guests += 1 }
  }
}

private final class Recipe {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct RecipeView: View {
  let recipe: Recipe

  var body: some View { Text(recipe.name) }
}

private struct KitchenTable: View {
  @State private var guests = 2

  var body: some View {
    Text("\(guests) guests")
    RecipeView(recipe: Recipe("soup"))
    Button("One more") { guests += 1 }
  }
}

private struct StubbornCounter: View, Equatable {
  let label: String
  @State private var count = 0

  init(_ label: String) { self.label = label }

  nonisolated static func == (a: Self, b: Self) -> Bool { true }

  var body: some View {
    Button("\(label) \(count)") { count += 1 }
  }
}

private struct CounterView: View {
  @State private var guests = 2

  var body: some View {
    StubbornCounter("table for \(guests):")
    Button("One more") { guests += 1 }
  }
}

extension Lesson {
  static var comparingViewsQuiz: Quiz {
    Quiz {
      Experiment("table") { lab in
        let host = Host(TableView())
        try host.tap("One more")
        try host.tap("One more")
        lab.find("inits", host.trace.printed.count { $0 == "init" })
        lab.find("bodies", host.trace.bodyCount(of: MenuCard.self))
      }
      Experiment("recipe") { lab in
        let host = Host(KitchenTable())
        try host.tap("One more")
        try host.tap("One more")
        lab.find("bodies", host.trace.bodyCount(of: RecipeView.self))
      }
      Experiment("stubborn") { lab in
        let host = Host(CounterView())
        try host.tap("table for 2: 0")
        try host.tap("One more")
        lab.find("screen", host.screen)
      }
    }
  }
}
