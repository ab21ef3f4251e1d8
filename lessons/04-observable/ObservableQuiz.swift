import Course
import StateLabCore

private final class Match: ObservableObject {
  var home = 0 {
    willSet { objectWillChange.send() }
  }
  var away = 0 {
    willSet { objectWillChange.send() }
  }
}

private final class Basket: ObservableObject {
  var items = 0 {
    willSet { objectWillChange.send() }
  }
}

private struct BasketView: View {
  let basket: Basket

  var body: some View {
    Text("items: \(basket.items)")
    Button("Add") { basket.items += 1 }
  }
}

private final class Meter: ObservableObject {
  var clicks = 0 {
    willSet { objectWillChange.send() }
  }
}

private struct Kit {
  @StateObject var meter = Meter()
}

private struct KitView: View {
  let kit = Kit()

  var body: some View {
    Button("Click") { kit.meter.clicks += 1 }
    Button("Print") { print(kit.meter.clicks) }
  }
}

extension Lesson {
  static var observableQuiz: Quiz {
    Quiz {
      Experiment("match") { lab in
        let match = Match()
        let subscription = match.objectWillChange.sink { _ in
          print("\(match.home) : \(match.away)")
        }
        match.home = 1
        match.away = 2
        subscription.cancel()
        lab.find("last", lab.trace.printed.last ?? "")
      }
      Experiment("basket") { lab in
        let host = Host(BasketView(basket: Basket()))
        try host.tap("Add")
        lab.find("screen", host.screen)
      }
      Experiment("kit") { lab in
        let host = Host(KitView())
        try host.tap("Click")
        try host.tap("Print")
        lab.find("printed", host.trace.printed.last ?? "")
      }
    }
  }
}
