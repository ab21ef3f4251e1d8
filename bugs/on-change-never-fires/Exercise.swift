import SwiftUI

struct Plan: Identifiable {
  let id: Int
  let minutes: Int
}

struct PlanView: View {
  let plan: Plan
  @State private var advice = ""
  @State private var isDone = false

  var body: some View {
    VStack {
      Text("\(plan.minutes) minutes")
      Text("Advice: \(advice)")
      Button(isDone ? "Done" : "Not done") { isDone.toggle() }
    }
    .onChange(of: plan.minutes) {
      advice = plan.minutes > 30 ? "Take water with you" : "Go now"
    }
  }
}

struct ContentView: View {
  private let plans = [Plan(id: 0, minutes: 20), Plan(id: 1, minutes: 45)]
  @State private var day = 0

  var body: some View {
    VStack {
      Text("Day \(day + 1)")
      PlanView(plan: plans[day % plans.count])
      Button("Next day") { day += 1 }
    }
  }
}
