import Course
import StateLabCore

private func ticket() -> Int {
  print("took a ticket")
  return 7
}

private struct Customer: View {
  @State private var number = ticket()

  var body: some View { Text("number \(number)") }
}

private struct Bakery: View {
  @State private var minute = 0

  var body: some View {
    Customer()
    Button("Wait \(minute)") { minute += 1 }
  }
}

private final class Basket: ObservableObject {
  init() { print("made a Basket") }
}

private struct Shopper: View {
  @StateObject private var basket = Basket()

  var body: some View { Text("shopping") }
}

private struct Market: View {
  @State private var minute = 0

  var body: some View {
    Shopper()
    Button("Wait \(minute)") { minute += 1 }
  }
}

private struct Seat: View {
  @State private var row = 1

  init(row: Int) { self.row = row }

  var body: some View { Text("row \(row)") }
}

extension Lesson {
  static var twoGenerationsQuiz: Quiz {
    Quiz {
      Experiment("bakery") { lab in
        let host = Host(Bakery())
        try host.tap("Wait 0")
        try host.tap("Wait 1")
        try host.tap("Wait 2")
        lab.find("tickets", host.trace.printed.count)
      }
      Experiment("market") { lab in
        let host = Host(Market())
        try host.tap("Wait 0")
        try host.tap("Wait 1")
        lab.find("made", host.trace.printed.count)
      }
      Experiment("seat") { lab in
        let host = Host(Seat(row: 12))
        lab.find("screen", host.screen)
      }
    }
  }
}
