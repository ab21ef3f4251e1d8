import SwiftUI

struct ContentView: View {
  @MyState var names = ["Ada"]
  @MyState var isOn = false
  @MyState var count = 1

  var body: some View {
    Button("Change") {
      names.append("Grace")
      isOn.toggle()
      count += 1
      print("changed")
    }
  }
}
