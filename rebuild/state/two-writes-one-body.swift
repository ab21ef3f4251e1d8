import SwiftUI

struct ContentView: View {
  @MyState var first = "one"
  @MyState var second = "two"

  var body: some View {
    Text("\(first), \(second)")
    Button("Change") {
      first = "three"
      second = "four"
      first = "five"
    }
  }
}
