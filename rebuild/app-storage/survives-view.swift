import SwiftUI

struct NameView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
    Button("Rename") { name = "Grace" }
  }
}

struct ContentView: View {
  @State private var isShown = true

  var body: some View {
    if isShown { NameView() }
    Toggle("Shown", isOn: $isShown)
  }
}
