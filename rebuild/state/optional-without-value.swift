import SwiftUI

struct ContentView: View {
  @MyState var name: String?

  var body: some View {
    Text(name ?? "no name")
    Button("Enter") { name = "Ada" }
  }
}
