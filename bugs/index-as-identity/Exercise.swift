import SwiftUI

struct Question: Identifiable {
  let id: Int
  let text: String
}

struct QuestionRow: View {
  let question: Question
  let skip: () -> Void
  @State private var answer = "?"

  var body: some View {
    HStack {
      Text("\(question.text) \(answer)")
      Button("Yes, \(question.id)") { answer = "Yes" }
      Button("No, \(question.id)") { answer = "No" }
      Button("Skip \(question.id)", action: skip)
    }
  }
}

struct ContentView: View {
  @State private var questions = [
    Question(id: 1, text: "Do you smoke?"), Question(id: 2, text: "Do you run?"),
    Question(id: 3, text: "Do you sleep well?"),
  ]
  @State private var skipped = 0

  var body: some View {
    VStack {
      Text("\(questions.count) questions, \(skipped) skipped")
      ForEach(Array(questions.enumerated()), id: \.offset) { offset, question in
        QuestionRow(question: question) {
          questions.remove(at: offset)
          skipped += 1
        }
      }
      Button("Turn around") { questions.reverse() }
    }
  }
}
