import SwiftUI

struct NameView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
  }
}

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    NameView()
    Button("Rename") { name = "Grace" }
  }
}
