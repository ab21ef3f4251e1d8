import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0

  deinit { print("released a Counter") }
}

struct CounterView: View {
  @MyStateObject var counter = Counter()

  var body: some View {
    Button("count \(counter.count)") { counter.count += 1 }
  }
}

struct ContentView: View {
  @State private var isShown = true

  var body: some View {
    if isShown { CounterView() }
    Toggle("Shown", isOn: $isShown)
  }
}
