import SwiftUI

struct ChildView: View {
  @MyBinding var count: Int

  var body: some View {
    Button("Add") {
      count += 1
      print("the child reads \(count)")
    }
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    ChildView(count: MyBinding(get: { count }, set: { count = $0 }))
    Text("the parent reads \(count)")
  }
}
