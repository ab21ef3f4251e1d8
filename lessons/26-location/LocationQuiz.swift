import Course
import StateLabCore

private final class Cell {
  var lodger = "Eve"
}

private struct Tenancy {
  let cell = Cell()
  var rent = 1
}

private final class Counting {
  var count = 0
}

private struct BadgeView: View {
  let cell: Counting
  let doors: Int

  var body: some View {
    Text("doors: \(doors), seen: \(cell.count)")
    Button("Look") { cell.count += 1 }
  }
}

private struct LobbyView: View {
  let cell = Counting()
  @State private var doors = 1

  var body: some View {
    BadgeView(cell: cell, doors: doors)
    Button("Door") { doors += 1 }
  }
}

@propertyWrapper
private struct Points: DynamicProperty {
  private let storage = Counting()

  var wrappedValue: Int {
    get { storage.count }
    nonmutating set { storage.count = newValue }
  }
}

private struct CardView: View {
  @Points var points

  var body: some View {
    Button("Score") {
      points += 1
      print(points)
    }
  }
}

private struct PairView: View {
  var body: some View {
    let card = CardView()
    card
    card
  }
}

extension Lesson {
  static var locationQuiz: Quiz {
    Quiz {
      Experiment("copies") { lab in
        var one = Tenancy()
        let two = one
        one.rent = 2
        one.cell.lodger = "Max"
        print(two.cell.lodger, "pays", two.rent)
        lab.find("printed", lab.trace.printed)
      }
      Experiment("pair") { lab in
        let host = Host(PairView())
        try host.tap("Score", occurrence: 1)
        try host.tap("Score", occurrence: 2)
        lab.find("printed", host.trace.printed)
      }
      Experiment("badge") { lab in
        let host = Host(LobbyView())
        try host.tap("Look")
        try host.tap("Look")
        try host.tap("Door")
        lab.find("screen", host.screen)
      }
    }
  }
}
