import SwiftUI

struct ContentView: View {
  @MyState var count = 0

  var body: some View {
    Button("Count") {
      count += 1
      print("count \(count)")
    }
  }
}
