import SwiftUI

@propertyWrapper
struct MyObservedObject {
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @MyObservedObject var counter = Counter()

  var body: some View {
    Text("count \(counter.count)")
  }
}
