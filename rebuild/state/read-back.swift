import SwiftUI

struct ContentView: View {
  @MyState var text = "Hello"

  var body: some View {
    Button("Change") {
      text = "five"
      print("the next line reads \(text)")
    }
  }
}
