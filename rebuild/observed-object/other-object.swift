import SwiftUI

final class Counter: ObservableObject {
  let name: String
  @Published var count = 0

  init(_ name: String) { self.name = name }
}

struct CounterView: View {
  @MyObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.name) \(counter.count)")
  }
}

struct ContentView: View {
  @State private var first = Counter("first")
  @State private var second = Counter("second")
  @State private var isFirst = true

  var body: some View {
    CounterView(counter: isFirst ? first : second)
    Toggle("First", isOn: $isFirst)
    Button("Add to first") { first.count += 1 }
    Button("Add to second") { second.count += 1 }
  }
}
