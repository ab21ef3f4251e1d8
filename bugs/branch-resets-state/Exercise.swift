import SwiftUI

struct Card: View {
  let question: String
  let answer: String
  @State private var tries = 0
  @State private var isTurned = false

  var body: some View {
    VStack {
      Text(isTurned ? answer : question)
      Text("Tries: \(tries)")
      Button("Try") { tries += 1 }
      Button("Turn") { isTurned.toggle() }
    }
  }
}

struct ContentView: View {
  @State private var isMarked = false
  @State private var marks = 0

  var body: some View {
    VStack {
      Text("Spanish, \(marks) marks")
      if isMarked {
        Text("★")
        Card(question: "the rain", answer: "la lluvia")
      } else {
        Card(question: "the rain", answer: "la lluvia")
      }
      Button(isMarked ? "Unmark" : "Mark") {
        isMarked.toggle()
        marks += isMarked ? 1 : -1
      }
    }
  }
}
