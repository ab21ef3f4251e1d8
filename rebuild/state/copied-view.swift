import SwiftUI

struct ContentView: View {
  @MyState var text = "Hello"

  var body: some View {
    Button("Change a copy") {
      let copy = self
      copy.text = "five"
      print("the view reads \(text)")
    }
  }
}
