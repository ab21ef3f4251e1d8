import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var visits = 0
}

struct CounterView: View {
  @MyObservedObject var counter: Counter

  var body: some View {
    Text("count \(counter.count)")
  }
}

struct ContentView: View {
  @State private var counter = Counter()

  var body: some View {
    CounterView(counter: counter)
    Button("Visit") { counter.visits += 1 }
  }
}
