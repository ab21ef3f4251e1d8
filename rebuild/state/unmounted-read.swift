import SwiftUI

struct NoteView: View {
  @MyState var text = "Hello"

  var body: some View {
    Text(text)
  }
}

struct ContentView: View {
  var body: some View {
    Button("Ask") {
      let note = NoteView(text: "five")
      print("an unmounted view reads \(note.text)")
    }
  }
}
