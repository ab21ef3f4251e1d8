import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
    Button("Rename") { UserDefaults.standard.set("Grace", forKey: "name") }
  }
}
