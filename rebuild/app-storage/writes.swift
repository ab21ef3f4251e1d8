import SwiftUI

struct ContentView: View {
  @MyAppStorage("name") var name = "Ada"

  var body: some View {
    Button("Rename") {
      name = "Grace"
      print("stored: \(UserDefaults.standard.string(forKey: "name") ?? "nothing")")
    }
  }
}
