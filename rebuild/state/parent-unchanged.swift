import SwiftUI

struct NoteView: View {
  @MyState var text = "Hello"

  var body: some View {
    Text(text)
  }
}

struct ContentView: View {
  @State private var pass = 1

  var body: some View {
    NoteView()
    Text("pass \(pass)")
    Button("Pass") { pass += 1 }
  }
}
