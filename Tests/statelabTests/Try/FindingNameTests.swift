import Testing

@testable import statelab

extension TryTests {
  /// Bugs whose code is in several views, types or extensions.
  @Suite("Names in findings")
  struct FindingNameTests {
    struct Program: Sendable, CustomTestStringConvertible {
      let actions: String
      /// The beginning of the only finding, behind the name of the file.
      let head: String
      let text: String
      var testDescription: String { head }
    }

    /// An `@Observable` object that a view creates in this property.
    private nonisolated static func observable(property: String) -> Program {
      Program(
        actions: "--tap 'Count 0' --tap Next",
        head: "5:3: proved: CounterView creates a new Counter for 'counter' each time the body of",
        text: """
          @Observable final class Counter { var n = 0 }
          struct CounterView: View {
            \(property)
            var body: some View { Button("Count \\(counter.n)") { counter.n += 1 } }
          }
          struct ContentView: View {
            @State private var page = 1
            var body: some View { Text("Page \\(page)"); CounterView(); Button("Next") { page += 1 } }
          }
          """)
    }

    @Test(
      "A finding names the line with the bug and the view that shows it",
      arguments: programs + otherForms + fieldForms + computedForms + observableForms + createdForms
        + elementForms + (previewForms + coveredForms + unnamedForms + laterForms))
    func names(_ program: Program) throws {
      let run = try TryTests().play("import SwiftUI\n\n" + program.text, program.actions)
      let heads = run.output.split(separator: "\n").filter {
        $0.hasSuffix("]") && ($0.contains(": proved:") || $0.contains(": suspected:"))
      }
      #expect(heads.count == 1, "\(run.output)\(run.errors)")
      #expect(heads.first?.contains(".swift:" + program.head) == true, "\(heads)")
    }

    @Test("A finding names the line in the extension of another file")
    func otherFile() throws {
      let run = try ShellRun(
        """
        export XDG_CACHE_HOME='\(TryTests.cache)'
        $statelab try View.swift Body.swift --plain --tap Add --toggle Loud
        """,
        with: [
          "View.swift": """
          import SwiftUI

          struct ContentView: View {
            @State var items = ["Pear", "Apple"]
            @State var shown: [String] = []
            @AppStorage("loud") var isLoud = false { didSet { print("loud") } }
          }
          struct Counter: View {
            @State var count = 0
            let title: String
          }
          """,
          "Body.swift": """
          import SwiftUI

          extension ContentView {
            var body: some View {
              VStack {
                ForEach(shown, id: \\.self) { Text($0) }
                Toggle("Loud", isOn: $isLoud)
                Counter(start: 42)
                Button("Add") { items.append("Plum") }
              }
              .onAppear { shown = items.sorted() }
            }
          }
          extension Counter {
            init(start: Int) {
              self.init(title: "Count")
              count = start
            }
            var body: some View { Text("\\(title) \\(count)") }
          }
          """,
        ])
      for head in [
        "Body.swift:17:5: proved: the initializer of Counter assigns 42 to 'count'",
        "Body.swift:11:17: proved: 'shown' of ContentView is computed from 'items'",
        "View.swift:6:3: proved: a binding writes to the storage of 'isLoud' of ContentView",
      ] {
        #expect(run.output.contains(head), "\(run.output)\(run.errors)")
      }
    }

    nonisolated static let programs = [
      observable(property: "let counter = Counter()"),
      observable(property: "private var counter = Counter()"),
      observable(property: "@Bindable var counter = Counter()"),
      Program(
        actions: "--tap 'Stars 0' --tap Next",
        head: "5:3: proved: StarButton creates a new Stars for 'model' each time the body of",
        text: """
          final class Stars: ObservableObject { @Published var count = 0 }
          struct StarButton: View {
            @ObservedObject private var model: Stars
            init() { _model = ObservedObject(wrappedValue: Stars()) }
            var body: some View { Button("Stars \\(model.count)") { model.count += 1 } }
          }
          struct ContentView: View {
            @State private var page = 1
            var body: some View { VStack { header; Button("Next") { page += 1 } } }
          }
          extension ContentView {
            var header: some View { HStack { Text("Page \\(page)"); StarButton() } }
          }
          """),
      Program(
        actions: "--tap Next",
        head: "8:3: proved: PageView keeps the Page of 'number: 1' when its parent passes 2",
        text: """
          @Observable final class Page {
            let number: Int
            init(number: Int) { self.number = number }
          }
          struct PageView: View {
            @State private var page: Page
            init(number: Int) { _page = State(initialValue: Page(number: number)) }
            var body: some View { Text("Page \\(page.number)") }
          }
          struct ContentView: View {
            @State private var number = 1
            var body: some View { VStack { PageView(number: number); Button("Next") { number += 1 } } }
          }
          """),
      Program(
        actions: "--tap Plus",
        head: "7:3: proved: AddressLine shows an Address inside a Directory",
        text: """
          class Address: ObservableObject {
            @Published var number = 1
          }
          class Person: ObservableObject {
            let address = Address()
          }
          class Directory: ObservableObject { @Published var person = Person() }
          struct AddressLine: View {
            @EnvironmentObject var directory: Directory
            var body: some View { Text("House \\(directory.person.address.number)") }
          }
          struct ContentView: View {
            @StateObject var directory = Directory()
            var body: some View {
              VStack {
                AddressLine()
                Button("Plus") { directory.person.address.number += 1 }
              }
              .environmentObject(directory)
            }
          }
          """),
      Program(
        actions: "--tap Rename",
        head: "5:3: proved: Header shows 'name' of Profile, which changes (\"Ann\" → \"Bob\")",
        text: """
          class Profile: ObservableObject {
            @Published var age = 3
            var name = "Ann"
          }
          extension Profile { func rename() { name = "Bob" } }
          struct Header: View {
            @ObservedObject var profile: Profile
            var body: some View { Text("Hello \\(profile.name)") }
          }
          struct ContentView: View {
            @StateObject var profile = Profile()
            var body: some View {
              VStack { Header(profile: profile); Button("Rename") { profile.rename() } }
            }
          }
          """),
      Program(
        actions: "--tap Plus",
        head:
          "5:3: proved: Display shows 'value' of Counter, which changes without an announcement",
        text: """
          final class Counter {
            static let shared = Counter()
            var value = 0
          }
          struct Display: View { var body: some View { Text("\\(Counter.shared.value)") } }
          struct ContentView: View {
            var body: some View { VStack { Display(); Button("Plus") { Counter.shared.value += 1 } } }
          }
          """),
      Program(
        actions: "--tap Tick",
        head: "8:26: proved: StepsView keeps the ObservableObject Steps in 'steps'",
        text: """
          final class Steps: ObservableObject { @Published var count = 0 }
          struct ContentView: View {
            @StateObject private var steps = Steps()
            var body: some View { VStack { StepsView(steps: steps); Button("Tick") { steps.count += 1 } } }
          }
          struct StepsView: View { let steps: Steps; var body: some View { Text("\\(steps.count)") } }
          """),
      Program(
        actions: "--tap Next",
        head: "4:3: proved: 'page' of PageNumber keeps its first value, 1, when ContentView passes",
        text: """
          struct PageNumber: View {
            @State var page: Int
            var body: some View { Text("Page \\(page)") }
          }
          struct Frame<Content: View>: View {
            let content: Content
            init(@ViewBuilder content: () -> Content) { self.content = content() }
            var body: some View { VStack { content } }
          }
          struct ContentView: View {
            @State private var current = 1
            var body: some View {
              Frame { PageNumber(page: current); Button("Next") { current += 1 } }
            }
          }
          """),
      Program(
        actions: "--toggle Airplane",
        head: "9:44: proved: the binding of the control \"Airplane\" is a constant",
        text: """
          struct Row: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("Airplane", isOn: $isOn) }
          }
          struct ContentView: View {
            @State private var isOn = false
            var body: some View { VStack { Row(isOn: .constant(isOn)) } }
          }
          """),
      Program(
        actions: "--tap Rename",
        head:
          "8:10: proved: '==' of Item returns true for two values that the body of ItemRow shows",
        text: """
          struct Item {
            let id: Int
            var title: String
          }
          extension Item: Equatable {
            static func == (a: Item, b: Item) -> Bool { a.id == b.id }
          }
          struct ItemRow: View, Equatable {
            let item: Item
            var body: some View { Text(item.title) }
          }
          struct ContentView: View {
            @State private var title = "Old"
            var body: some View {
              ItemRow(item: Item(id: 1, title: title))
              Button("Rename") { title = "New" }
            }
          }
          """),
      Program(
        actions: "--tap Reload --wait 1",
        head:
          "11:7: proved: a task of ContentView changes 'isLoading', which removes the task's view",
        text: """
          struct ContentView: View {
            @State private var isLoading = false
            @State private var names = "none"
            @State private var reloads = 0
            var body: some View {
              if isLoading {
                ProgressView()
              } else {
                Text(names).task(id: reloads) {
                  guard reloads == 1 else { return }
                  isLoading = true
                  do { try await Task.sleep(for: .seconds(1)); names = "Ann" } catch { names = "failed" }
                  reloads = 2
                  isLoading = false
                }
              }
              Button("Reload") { reloads += 1 }
            }
          }
          """),
      Program(
        actions: "--tap Save --wait 1",
        head: "4:3: proved: 'status' of Saver changes on a background thread",
        text: """
          final class Saver: ObservableObject {
            @Published var status = "idle"
            func save() { Task.detached { self.status = "saved" } }
          }
          struct ContentView: View {
            @StateObject private var saver = Saver()
            var body: some View { VStack { Text(saver.status); Button("Save") { saver.save() } } }
          }
          """),
    ]
  }
}
