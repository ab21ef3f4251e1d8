import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
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
    CounterView(counter: counter)
    Button("Add") { counter.count += 1 }
  }
}
