// statelab try HabitTracker.swift --tap 'Done today#2' --toggle 'Most done first' \
//   --tap 'Add habit' --enter Title=Write --tap Save --tap 'Run 1' --tap 'Mark completed' \
//   --expect-screen-has 'Completion count: 2'
import Observation
import SwiftUI

struct Habit: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var notes: String
  var completions = 0
}

@Observable
class HabitStore {
  var habits = [Habit]() {
    didSet {
      if let encoded = try? JSONEncoder().encode(habits) {
        UserDefaults.standard.set(encoded, forKey: "Habits")
      }
    }
  }

  init() {
    if let saved = UserDefaults.standard.data(forKey: "Habits"),
      let decoded = try? JSONDecoder().decode([Habit].self, from: saved)
    {
      habits = decoded
      return
    }
    habits = [Habit(title: "Read", notes: "Ten pages"), Habit(title: "Run", notes: "")]
  }
}

struct ContentView: View {
  @State private var store = HabitStore()
  @State private var path = NavigationPath()
  @State private var addingNew = false
  @State private var searchText = ""
  @State private var sortByCount = false
  @AppStorage("showsNotes") private var showsNotes = true

  var filtered: [Habit] {
    let matching =
      searchText.isEmpty
      ? store.habits
      : store.habits.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    return sortByCount ? matching.sorted { $0.completions > $1.completions } : matching
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(filtered) { habit in
          NavigationLink(value: habit) {
            LabeledContent {
              Text("\(habit.completions)")
                .font(.caption.weight(.black))
                .padding(5)
                .background(.tint, in: .capsule)
            } label: {
              Text(habit.title)
              if showsNotes, !habit.notes.isEmpty {
                Text(habit.notes).foregroundStyle(.secondary)
              }
            }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button("Done today", systemImage: "checkmark") { complete(habit) }
              .tint(.green)
          }
          .contextMenu {
            Button(role: .destructive) {
              store.habits.removeAll { $0.id == habit.id }
            } label: {
              Label("Forget \(habit.title)", systemImage: "trash")
            }
          }
        }
        .onDelete { store.habits.remove(atOffsets: $0) }
        .onMove { store.habits.move(fromOffsets: $0, toOffset: $1) }
      }
      .overlay {
        if filtered.isEmpty {
          ContentUnavailableView.search(text: searchText)
        }
      }
      .searchable(text: $searchText, prompt: "Search habits")
      .navigationTitle("Habits")
      .navigationDestination(for: Habit.self) { habit in
        HabitView(store: store, habit: habit)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .primaryAction) {
          Menu("Options", systemImage: "ellipsis.circle") {
            Toggle("Most done first", isOn: $sortByCount.animation())
            Toggle("Show notes", isOn: $showsNotes)
          }
          Button("Add habit", systemImage: "plus") { addingNew.toggle() }
        }
      }
      .sheet(isPresented: $addingNew) {
        AddHabit(store: store)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
    }
  }

  func complete(_ habit: Habit) {
    guard let index = store.habits.firstIndex(where: { $0.id == habit.id }) else { return }
    store.habits[index].completions += 1
  }
}

struct HabitView: View {
  var store: HabitStore
  @State var habit: Habit

  var body: some View {
    List {
      if habit.notes.isEmpty == false {
        Section { Text(habit.notes) }
      }
      Section {
        Text("Completion count: \(habit.completions)")
        Button("Mark completed") {
          var newHabit = habit
          newHabit.completions += 1
          if let index = store.habits.firstIndex(of: habit) {
            store.habits[index] = newHabit
          }
          habit = newHabit
        }
      }
    }
    .navigationTitle(habit.title)
  }
}

struct AddHabit: View {
  var store: HabitStore
  @State private var title = ""
  @State private var notes = ""
  @FocusState private var focus: Field?
  @Environment(\.dismiss) var dismiss

  enum Field: Hashable { case title, notes }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
          .focused($focus, equals: .title)
          .submitLabel(.next)
          .onSubmit { focus = .notes }
        TextField("Notes", text: $notes, axis: .vertical)
          .lineLimit(2...5)
          .focused($focus, equals: .notes)
      }
      .navigationTitle("New habit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
            store.habits.append(Habit(title: trimmed, notes: notes))
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
      .onAppear { focus = .title }
    }
  }
}

#Preview {
  ContentView()
}
