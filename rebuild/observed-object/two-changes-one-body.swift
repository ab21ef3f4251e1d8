import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var visits = 0
}

struct CounterView: View {
  @MyObservedObject var counter: Counter

  var body: some View {
    Text("count \(counter.count), visits \(counter.visits)")
    Button("Add") {
      counter.count += 1
      counter.visits += 1
    }
  }
}

struct ContentView: View {
  @State private var counter = Counter()

  var body: some View {
    CounterView(counter: counter)
  }
}
