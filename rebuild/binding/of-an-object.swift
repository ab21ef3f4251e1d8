import SwiftUI

final class Counter {
  var count = 0
}

struct ContentView: View {
  let counter = Counter()

  var body: some View {
    Button("Add") {
      let binding = MyBinding(get: { counter.count }, set: { counter.count = $0 })
      counter.count = 5
      print("the binding reads \(binding.wrappedValue)")
      binding.wrappedValue = 6
      print("the object has \(counter.count)")
    }
  }
}
