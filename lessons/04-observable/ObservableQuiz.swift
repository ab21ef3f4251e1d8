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

private final class Volume: ObservableObject {
  var level = 5 {
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
      Experiment("volume") { lab in
        let volume = Volume()
        var heard = 0
        let subscription = volume.objectWillChange.sink {
          heard += 1
        }
        volume.level = 5
        volume.level = 5
        subscription.cancel()
        lab.find("heard", heard)
      }
      Experiment("basket") { lab in
        let host = Host(BasketView(basket: Basket()))
        try host.tap("Add")
        lab.find("screen", host.screen)
      }
    }
  }
}
