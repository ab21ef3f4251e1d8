import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0

  init() { print("made a Counter") }
}

struct CounterView: View {
  let pass: Int
  @MyStateObject var counter = Counter()

  var body: some View {
    Text("pass \(pass), count \(counter.count)")
  }
}

struct ContentView: View {
  @State private var pass = 1

  var body: some View {
    CounterView(pass: pass)
    Button("Pass") { pass += 1 }
  }
}
