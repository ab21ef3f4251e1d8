import StateLabCore

struct QuizQuestion {
  let text: String
  let answers: [String]
  let right: String
}

struct QuizGame: View {
  private let questions = [
    QuizQuestion(text: "7 × 8?", answers: ["54", "56"], right: "56"),
    QuizQuestion(text: "9 × 6?", answers: ["54", "63"], right: "54"),
  ]

  @State private var index = 0
  @State private var score = 0
  @State private var best = 0
  @State private var message = "Good luck"

  private var isOver: Bool { index == questions.count }

  var body: some View {
    VStack {
      Text(message)
      if isOver {
        Text("\(score) of \(questions.count), best \(best)")
        Button("Play again") {
          index = 0
          score = 0
        }
      } else {
        QuizCard(question: questions[index], answer: answer)
          .id(index)
      }
    }
    .onChange(of: score) { oldValue, newValue in
      message = newValue > oldValue ? "Right" : "Good luck"
    }
    .onChange(of: isOver) {
      if isOver { best = max(best, score) }
    }
  }

  private func answer(_ answer: String) {
    if answer == questions[index].right { score += 1 } else { message = "Wrong" }
    index += 1
  }
}

struct QuizCard: View {
  let question: QuizQuestion
  let answer: (String) -> Void
  @State private var showsHint = false

  var body: some View {
    Text(question.text).font(.title)
    ForEach(question.answers, id: \.self) { text in
      Button(text) { answer(text) }
    }
    Button("Hint") { showsHint = true }
    if showsHint {
      Text("It begins with \(question.right.prefix(1))")
    }
  }
}
