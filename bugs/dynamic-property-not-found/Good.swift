// statelab try Good.swift --tap "Next question"
import SwiftUI

struct Quiz: DynamicProperty {
  @State var number = 1
}

/// A plain struct without dynamic properties is fine as well.
struct Rules {
  var questions = 10
}

struct ContentView: View {
  private var quiz = Quiz()
  private var rules = Rules()

  var body: some View {
    VStack {
      Text("Question \(quiz.number) of \(rules.questions)")
      Button("Next question") { quiz.number += 1 }
    }
  }
}
