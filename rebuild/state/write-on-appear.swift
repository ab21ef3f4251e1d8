import SwiftUI

struct ContentView: View {
  @MyState var text = "Hello"

  var body: some View {
    Text(text)
      .onAppear { text = "appeared" }
  }
}
