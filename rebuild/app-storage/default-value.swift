import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Text(name)
    Button("Ask") {
      print("stored: \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
  }
}
