import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @MyObservedObject var counter: Counter

  var body: some View {
    Button("count \(counter.count)") { counter.count += 1 }
  }
}

struct ContentView: View {
  @State private var counter = Counter()

  var body: some View {
    CounterView(counter: counter)
  }
}
