import SwiftUI

struct CounterView: View {
  @MyState var count = 1

  var body: some View {
    Stepper("count", value: $count)
  }
}

struct ContentView: View {
  var body: some View {
    Button("Ask") {
      let count = CounterView().$count
      count.wrappedValue = 5
      print("the binding reads \(count.wrappedValue)")
    }
  }
}
