import SwiftUI

@propertyWrapper
struct MyState {
}

struct ContentView: View {
  @MyState var text = "Hello"

  var body: some View {
    Text(text)
  }
}
