import SwiftUI

struct ContentView: View {
  init() { UserDefaults.standard.set("Grace", forKey: "name") }

  var body: some View {
    NameView()
  }
}

struct NameView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
  }
}
