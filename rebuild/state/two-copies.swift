import SwiftUI

struct CounterView: View {
  let name: String
  @MyState var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct ContentView: View {
  var body: some View {
    CounterView(name: "left")
    CounterView(name: "right")
  }
}
