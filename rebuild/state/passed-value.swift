import SwiftUI

struct NoteView: View {
  @MyState var text = "Hello"

  var body: some View {
    Text(text)
  }
}

struct ContentView: View {
  var body: some View {
    NoteView(text: "five")
    NoteView()
  }
}
