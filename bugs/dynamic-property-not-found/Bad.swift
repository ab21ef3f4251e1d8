// statelab try Bad.swift --tap "Next question"
import SwiftUI

struct Quiz {
  @State var number = 1
}

struct ContentView: View {
  private var quiz = Quiz()

  var body: some View {
    VStack {
      Text("Question \(quiz.number)")
      Button("Next question") { quiz.number += 1 }
    }
  }
}
