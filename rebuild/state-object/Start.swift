import SwiftUI

@propertyWrapper
struct MyStateObject {
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @MyStateObject var counter = Counter()

  var body: some View {
    Text("count \(counter.count)")
  }
}
