import SwiftUI

final class Bell {
  var ring: () -> Void = {}
}

struct ContentView: View {
  let bell = Bell()
  @MyState var count = 0

  var body: some View {
    Button("Keep a closure") {
      bell.ring = { print("the closure reads \(count)") }
    }
    Button("Add") { count += 1 }
    Button("Ring") { bell.ring() }
  }
}
