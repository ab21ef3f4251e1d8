import SwiftUI

class DrinkLog: ObservableObject {
  @Published var milliliters = 0
  @Published var glasses = 0

  func drink(_ amount: Int) {
    milliliters += amount
    glasses += 1
  }
}

struct WaterCard: View {
  @ObservedObject var log = DrinkLog()
  let goal: Int

  var body: some View {
    VStack {
      Text("Water: \(log.milliliters) of \(goal) ml")
      Text(log.milliliters >= goal ? "Goal reached" : "Glasses: \(log.glasses)")
      Button("Glass") { log.drink(200) }
      Button("Bottle") { log.drink(500) }
    }
  }
}

struct MoodCard: View {
  @Binding var mood: Int

  var body: some View {
    VStack {
      Text("How do you feel?")
      Button("Better") { mood = min(mood + 1, 5) }
      Button("Worse") { mood = max(mood - 1, 1) }
    }
  }
}

struct ContentView: View {
  @State private var mood = 3

  var body: some View {
    VStack {
      Text("Today, mood \(mood)")
      WaterCard(goal: 1000)
      MoodCard(mood: $mood)
    }
  }
}
