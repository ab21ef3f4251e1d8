import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  let name: String
  @MyStateObject var counter = Counter()

  var body: some View {
    Button("\(name) \(counter.count)") { counter.count += 1 }
  }
}

struct ContentView: View {
  var body: some View {
    CounterView(name: "left")
    CounterView(name: "right")
  }
}
