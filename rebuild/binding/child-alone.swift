import SwiftUI

struct ChildView: View {
  @MyBinding var count: Int

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}

struct MiddleView: View {
  @MyBinding var count: Int

  var body: some View {
    ChildView(count: $count)
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    MiddleView(count: MyBinding(get: { count }, set: { count = $0 }))
  }
}
