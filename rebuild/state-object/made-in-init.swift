import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(from start: Int) { count = start }
}

struct CounterView: View {
  let start: Int
  @MyStateObject var counter: Counter

  init(from start: Int) {
    self.start = start
    _counter = MyStateObject(wrappedValue: Counter(from: start))
  }

  var body: some View {
    Button("start \(start), count \(counter.count)") { counter.count += 1 }
  }
}

struct ContentView: View {
  @State private var start = 10

  var body: some View {
    CounterView(from: start)
    Button("Other start") { start = 20 }
  }
}
