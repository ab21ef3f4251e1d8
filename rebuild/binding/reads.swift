import SwiftUI

struct ChildView: View {
  @MyBinding var text: String

  var body: some View {
    Text(text)
  }
}

struct ContentView: View {
  @State private var text = "Hello"

  var body: some View {
    ChildView(text: MyBinding(get: { text }, set: { text = $0 }))
  }
}
