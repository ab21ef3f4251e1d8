import SwiftUI

struct CounterView: View {
  @MyState var count: Int

  init(startingAt count: Int) {
    _count = MyState(initialValue: count)
  }

  var body: some View {
    Text("count \(count)")
  }
}

struct ContentView: View {
  var body: some View {
    CounterView(startingAt: 5)
  }
}
