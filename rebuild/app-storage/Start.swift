import SwiftUI

@propertyWrapper
struct MyAppStorage {
}

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
  }
}
