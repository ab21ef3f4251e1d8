import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
    Button("Count") { UserDefaults.standard.set(5, forKey: "count") }
  }
}
