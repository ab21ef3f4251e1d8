import SwiftUI

struct ChildView: View {
  @MyBinding var count: Int

  var body: some View {
    Button("count \(count)") {
      count += 1
      print("the child reads \(count)")
    }
  }
}

struct ContentView: View {
  var body: some View {
    ChildView(count: .constant(5))
  }
}
