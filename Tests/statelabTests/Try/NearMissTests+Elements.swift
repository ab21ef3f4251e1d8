import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test("A binding to an element that is gone, without a view, has no finding", arguments: elements)
  func silentForElements(_ program: Program) throws { try silent(program) }

  /// Programs that remove an element, and keep no binding to this element.
  nonisolated static let elements = [
    Program(
      // The binding with an index is in a sheet that never opened.
      bug: "stale-element-access", actions: "--tap 'Remove B'",
      text: """
        struct Job: Identifiable { let id: Int; var title: String; var isDone = false }
        final class Jobs: ObservableObject {
          @Published var all = [Job(id: 1, title: "A"), Job(id: 2, title: "B")]
        }
        struct Detail: View {
          @Binding var job: Job
          var body: some View { TextField("Title", text: $job.title) }
        }
        struct ContentView: View {
          @StateObject private var jobs = Jobs()
          @State private var edited: Job?
          var body: some View {
            ForEach($jobs.all) { $job in
              Toggle(job.title, isOn: $job.isDone)
              Button("Remove \\(job.title)") { jobs.all.removeAll { $0.id == job.id } }
            }
            .sheet(item: $edited) { job in
              if let index = jobs.all.firstIndex(where: { $0.id == job.id }) {
                Detail(job: $jobs.all[index])
              }
            }
          }
        }
        """),
    Program(
      bug: "stale-element-access", actions: "--tap Remove",
      text: """
        struct ContentView: View {
          @State private var fruits = ["Fig", "Kiwi"]
          var body: some View {
            ForEach(fruits.indices, id: \\.self) { number in
              TextField("Fruit", text: Binding(
                get: { fruits.indices.contains(number) ? fruits[number] : "" },
                set: { if fruits.indices.contains(number) { fruits[number] = $0 } }))
            }
            Button("Remove") { fruits.removeLast() }
          }
        }
        """),
    Program(
      // No field is on the screen.
      bug: "stale-element-access", actions: "--tap Remove",
      text: """
        struct ContentView: View {
          @State private var names = ["Ann", "Bob"]
          @State private var isEditing = false
          var body: some View {
            if isEditing {
              ForEach(names.indices, id: \\.self) { i in
                TextField("Name", text: Binding(get: { names[i] }, set: { names[i] = $0 }))
              }
            } else {
              ForEach(names, id: \\.self) { Text($0) }
              Button("Remove") { names.removeLast() }
            }
          }
        }
        """),
  ]
}
