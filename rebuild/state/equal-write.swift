import SwiftUI

struct ContentView: View {
  @MyState var text = "five"

  var body: some View {
    Text(text)
    Button("Same text") { text = "five" }
    Button("Other text") { text = "six" }
  }
}
