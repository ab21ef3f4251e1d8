import SwiftUI

final class Once {
  private var isDone = false

  func run(_ action: () -> Void) {
    if isDone { return }
    isDone = true
    action()
  }
}

struct ContentView: View {
  @MyState var text = "Hello"
  let once = Once()

  var body: some View {
    let _ = once.run { text = "written in body" }
    Text(text)
  }
}
