import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct ContentView: View {
  @MyStateObject var counter = Counter()

  var body: some View {
    Button("count \(counter.count)") { counter.count += 1 }
  }
}
