import SwiftUI

struct ChildView: View {
  @Binding var count: Int

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

struct ContentView: View {
  @MyState var count = 0

  var body: some View {
    ChildView(count: $count)
  }
}
