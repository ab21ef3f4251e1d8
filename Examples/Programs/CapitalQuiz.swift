// statelab try CapitalQuiz.swift --tap Santiago --tap Next --tap Bergen \
//   --expect-screen='--- alert ---\nWrong\nYour score is 1.\n[Next]'
import SwiftUI

struct Riddle {
  let country: String
  let capitals: [String]
  let right: Int
}

struct CapitalQuiz: View {
  private let riddles = [
    Riddle(country: "Chile", capitals: ["Lima", "Santiago", "Quito"], right: 1),
    Riddle(country: "Norway", capitals: ["Oslo", "Bergen", "Malmö"], right: 0),
  ]
  @State private var number = 0
  @State private var score = 0
  @State private var verdict = ""
  @State private var isShowingVerdict = false

  var body: some View {
    let riddle = riddles[number % riddles.count]
    VStack(spacing: 20) {
      Text("The capital of \(riddle.country)?")
        .font(.title)
      ForEach(riddle.capitals.indices, id: \.self) { index in
        Button(riddle.capitals[index]) { choose(index, in: riddle) }
          .buttonStyle(.bordered)
      }
      Text("Score: \(score)")
        .fontWeight(.bold)
    }
    .alert(verdict, isPresented: $isShowingVerdict) {
      Button("Next") { number += 1 }
    } message: {
      Text("Your score is \(score).")
    }
  }

  private func choose(_ index: Int, in riddle: Riddle) {
    let isRight = index == riddle.right
    verdict = isRight ? "Right" : "Wrong"
    score += isRight ? 1 : 0
    isShowingVerdict = true
  }
}
