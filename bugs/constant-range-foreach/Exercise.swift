import SwiftUI

struct Team: Identifiable {
  let id: Int
  let name: String
}

struct TeamRow: View {
  let team: Team
  @State private var points = 0

  var body: some View {
    HStack {
      Text("\(team.name): \(points)")
      Button("Right, \(team.name)") { points += 1 }
    }
  }
}

struct ContentView: View {
  @State private var teams = [Team(id: 1, name: "Owls"), Team(id: 2, name: "Foxes")]
  @State private var question = 1

  var body: some View {
    VStack {
      Text("Question \(question), \(teams.count) teams")
      ForEach(0..<teams.count) { number in
        TeamRow(team: teams[number])
      }
      Button("Next question") { question += 1 }
      Button("One more team") {
        let number = teams.count + 1
        teams.append(Team(id: number, name: "Team \(number)"))
      }
    }
  }
}
