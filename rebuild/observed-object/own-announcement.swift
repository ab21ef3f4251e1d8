import SwiftUI

final class Counter: ObservableObject {
  var count = 0

  func add() {
    objectWillChange.send()
    count += 1
  }
}

struct CounterView: View {
  @MyObservedObject var counter: Counter

  var body: some View {
    Text("count \(counter.count)")
    Button("Add") { counter.add() }
  }
}

struct ContentView: View {
  @State private var counter = Counter()

  var body: some View {
    CounterView(counter: counter)
  }
}
