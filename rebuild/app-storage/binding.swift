import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}
