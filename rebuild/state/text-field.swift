import SwiftUI

struct ContentView: View {
  @MyState var name = ""

  var body: some View {
    TextField("Name", text: $name)
    Text("Hello, \(name)")
  }
}
