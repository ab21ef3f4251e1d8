// statelab try Chores.swift --tap 'Add a chore' --enter 'What is to be done?=Feed the cat' \
//   --tap Save --toggle 'Feed the cat' \
//   --expect-screen '[ ] Water the plants\n[x] Feed the cat\n[Add a chore]'
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

final class ChoreStore: ObservableObject {
  @Published var chores = [Chore(id: 1, title: "Water the plants")]

  func add(_ title: String) {
    chores.append(Chore(id: chores.count + 1, title: title))
  }
}

struct ChoresView: View {
  @StateObject private var store = ChoreStore()
  @State private var isAdding = false

  var body: some View {
    List {
      ForEach($store.chores) { $chore in
        Toggle(chore.title, isOn: $chore.isDone)
      }
      Button("Add a chore") { isAdding = true }
    }
    .sheet(isPresented: $isAdding) {
      NewChore(store: store)
    }
  }
}

struct NewChore: View {
  @ObservedObject var store: ChoreStore
  @State private var title = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("What is to be done?", text: $title)
      Button("Save") {
        store.add(title)
        dismiss()
      }
      .disabled(title.isEmpty)
    }
    .padding()
  }
}

#Preview {
  ChoresView()
}
