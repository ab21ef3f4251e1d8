import SwiftUI

struct CounterView: View {
  @MyState var count = 0

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

struct ContentView: View {
  @State private var isShown = true

  var body: some View {
    if isShown { CounterView() }
    Toggle("Shown", isOn: $isShown)
  }
}
