import SwiftUI

struct CounterView: View {
  @MyState var count = 1

  func add() { count += 1 }

  var body: some View {
    Text("count \(count)")
  }
}

struct ContentView: View {
  var body: some View {
    Button("Add") {
      let counter = CounterView()
      counter.add()
      print("an unmounted view reads \(counter.count)")
    }
  }
}
