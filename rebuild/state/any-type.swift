import SwiftUI

struct Note {
  var title = "Groceries"
  var lines = 3
}

struct ContentView: View {
  @MyState var note = Note()
  @MyState var tags: [String: Int] = ["home": 1]
  @MyState var format: (Int) -> String = { "\($0) lines" }

  var body: some View {
    Text(note.title)
    Text(format(note.lines))
    Text("\(tags.count) tag")
  }
}
