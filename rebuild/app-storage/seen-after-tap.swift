import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
    Button("Rename") { name = "Grace" }
  }
}
