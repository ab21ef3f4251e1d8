import SwiftUI

struct ContentView: View {
  @MyState var text = "waiting"

  var body: some View {
    Text(text)
    Button("Start") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { text = "done" }
    }
  }
}
