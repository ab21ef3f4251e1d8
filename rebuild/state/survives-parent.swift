import SwiftUI

struct CounterView: View {
  let pass: Int
  @MyState var count = 0

  var body: some View {
    Text("pass \(pass), count \(count)")
    Button("Add") { count += 1 }
  }
}

struct ContentView: View {
  @State private var pass = 1

  var body: some View {
    CounterView(pass: pass)
    Button("Pass") { pass += 1 }
  }
}
