import SwiftUI

struct ContentView: View {
  @MyState var text = "loading"

  var body: some View {
    Text(text)
    Button("Load") {
      let download = Thread { text = "loaded" }
      download.start()
      while !download.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
  }
}
