import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 5
}

struct ContentView: View {
  @MyStateObject var counter = Counter()

  var body: some View {
    Text("count \(counter.count)")
  }
}
