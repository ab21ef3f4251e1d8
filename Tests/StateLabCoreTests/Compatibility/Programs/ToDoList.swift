import StateLabCore

struct ToDo: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

struct ToDoList: View {
  @State private var items = [
    ToDo(id: 1, title: "Buy milk"), ToDo(id: 2, title: "Call home"),
  ]
  @State private var newTitle = ""
  @State private var nextID = 3

  private var openCount: Int { items.filter { !$0.isDone }.count }

  var body: some View {
    NavigationStack {
      List {
        Section("New") {
          TextField("What is to do?", text: $newTitle)
          Button("Add", action: add)
            .disabled(newTitle.isEmpty)
        }
        Section {
          ForEach($items) { $item in
            ToDoRow(item: $item) {
              items.removeAll { $0.id == item.id }
            }
          }
        } header: {
          Text("To do")
        } footer: {
          Text("\(openCount) open")
        }
      }
      .navigationTitle("To do")
    }
  }

  private func add() {
    items.append(ToDo(id: nextID, title: newTitle))
    nextID += 1
    newTitle = ""
  }
}

struct ToDoRow: View {
  @Binding var item: ToDo
  let delete: () -> Void

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isDone)
      Spacer()
      Button(role: .destructive, action: delete) {
        Text("Delete \(item.title)")
      }
    }
  }
}
