import SwiftUI

class Chore {
  let title: String
  var isDone = false

  init(_ title: String) { self.title = title }
}

class Household: ObservableObject {
  @Published var chores = [Chore("Dishes"), Chore("Plants"), Chore("Trash")]
  @Published var week = 1

  var open: Int { chores.filter { !$0.isDone }.count }

  func finish(_ index: Int) {
    chores[index].isDone = true
  }

  func beginWeek() {
    week += 1
    for index in chores.indices { chores[index].isDone = false }
  }
}

struct ContentView: View {
  @StateObject private var household = Household()

  var body: some View {
    VStack {
      Text("Week \(household.week), \(household.open) chores left")
      ForEach(household.chores.indices, id: \.self) { index in
        let chore = household.chores[index]
        HStack {
          Text(chore.isDone ? "Done: \(chore.title)" : chore.title)
          Button("Finish \(chore.title)") { household.finish(index) }
        }
      }
      Button("New week") { household.beginWeek() }
    }
  }
}
