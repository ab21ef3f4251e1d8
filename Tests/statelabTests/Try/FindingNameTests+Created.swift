@testable import statelab

extension TryTests.FindingNameTests {
  /// Elements and objects that another view's code creates, changes in a presentation, and bodies that
  /// start work.
  nonisolated static let createdForms = [
    Program(
      // The content takes a binding, and copies its value.
      actions: "--tap Edit",
      head: "17:7: proved: the presentation in ContentView shows 'item' from before the tap",
      text: """
        struct Editor: View {
          @Binding var item: String?
          @State private var draft: String
          init(item: Binding<String?>) {
            _item = item
            _draft = State(wrappedValue: item.wrappedValue ?? "none")
          }
          var body: some View { TextField("Draft", text: $draft) }
        }
        struct ContentView: View {
          @State private var item: String?
          @State private var isShown = false
          var body: some View {
            Button("Edit") { item = "Milk"; isShown = true }
              .sheet(isPresented: $isShown) { Editor(item: $item) }
          }
        }
        """),
    Program(
      actions: "--tap 'n 0' --replace-root",
      head:
        "5:3: proved: ContentView creates a new Counter for 'counter' each time the body of its",
      text: """
        final class Counter: ObservableObject { @Published var n = 0 }
        struct ContentView: View {
          @ObservedObject var counter = Counter()
          var body: some View { Button("n \\(counter.n)") { counter.n += 1 } }
        }
        """),
    Program(
      actions: "--tap 'n 0' --replace-root",
      head:
        "5:3: proved: ContentView creates a new Counter for 'counter' each time the body of its",
      text: """
        @Observable final class Counter { var n = 0 }
        struct ContentView: View {
          var counter = Counter()
          var body: some View { Button("n \\(counter.n)") { counter.n += 1 } }
        }
        """),
    Program(
      // The body of the bed itself runs again without a new plant.
      actions: "--tap Fold --tap 'Fern 0' --tap Next",
      head: "10:3: proved: PlantRow gets a new identity each time the body of ContentView runs",
      text: """
        struct Plant: Identifiable { let id = UUID(); let name: String }
        struct PlantRow: View {
          let plant: Plant
          @State private var cups = 0
          var body: some View { Button("\\(plant.name) \\(cups)") { cups += 1 } }
        }
        struct Bed: View {
          let plants = [Plant(name: "Fern")]
          @State private var folds = 0
          var body: some View {
            ForEach(plants) { PlantRow(plant: $0) }
            Button("Fold") { folds += 1 }
            Text("Folds \\(folds)")
          }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); Bed(); Button("Next") { day += 1 } }
        }
        """),
    Program(
      actions: "--tap 'Fern 0' --tap Next",
      head: "6:3: proved: PlantRow gets a new identity each time the body of ContentView runs",
      text: """
        struct Plant: Identifiable {
          let id = UUID()
          let name: String
          static var examples: [Plant] { [Plant(name: "Fern")] }
        }
        struct PlantRow: View {
          let plant: Plant
          @State private var cups = 0
          var body: some View { Button("\\(plant.name) \\(cups)") { cups += 1 } }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View {
            Text("Day \\(day)")
            ForEach(Plant.examples) { PlantRow(plant: $0) }
            Button("Next") { day += 1 }
          }
        }
        """),
    Program(
      actions: "--tap New --tap Plant",
      head: "3:40: proved: ContentView shows 'plants' of Garden, which changes ([] → ",
      text: """
        final class Garden: ObservableObject { var plants: [String] = [] }
        struct PlantForm: View {
          @ObservedObject var garden: Garden
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Plant") { garden.plants.append("Fern"); dismiss() } }
        }
        struct ContentView: View {
          @StateObject private var garden = Garden()
          @State private var isPlanting = false
          var body: some View {
            VStack { ForEach(garden.plants, id: \\.self) { Text($0) }; Button("New") { isPlanting = true } }
              .sheet(isPresented: $isPlanting) { PlantForm(garden: garden) }
          }
        }
        """),
    Program(
      actions: "--tap New --tap Plant --tap Back",
      head: "3:40: proved: ContentView shows 'plants' of Garden, which changes (0 → 1)",
      text: """
        final class Garden: ObservableObject { var plants = 0 }
        struct PlantForm: View {
          @EnvironmentObject var garden: Garden
          var body: some View { Button("Plant") { garden.plants += 1 } }
        }
        struct ContentView: View {
          @StateObject private var garden = Garden()
          var body: some View {
            NavigationStack {
              VStack { Text("Plants \\(garden.plants)"); NavigationLink("New") { PlantForm() } }
            }
            .environmentObject(garden)
          }
        }
        """),
    Program(
      actions: "--wait 3.5",
      head: "11:3: proved: each evaluation of the body of ContentView starts work that",
      text: """
        final class Garden: ObservableObject {
          @Published var plants: [String] = []
          func load() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.plants = ["Fern"] }
          }
        }
        struct ContentView: View {
          @StateObject private var garden = Garden()
          var body: some View {
            let _ = garden.load()
            ForEach(garden.plants, id: \\.self) { Text($0) }
          }
        }
        """),
    Program(
      actions: "--wait 3.5",
      head: "5:3: proved: each evaluation of the body of ContentView starts work that",
      text: """
        struct ContentView: View {
          @State private var hours = 0
          var body: some View {
            start()
            return Text("\\(hours)")
          }
          func start() { Task { try? await Task.sleep(for: .seconds(1)); hours += 1 } }
        }
        """),
    Program(
      actions: "--tap 'Level 0' --tap Next",
      head: "9:3: proved: Lamp creates a new Dimmer for 'dimmer' each time the body of",
      text: """
        import Combine
        final class Dimmer: ObservableObject {
          let turns = PassthroughSubject<Int, Never>()
          @Published var level = 0 { didSet { turns.send(level) } }
        }
        struct Lamp: View {
          @ObservedObject var dimmer = Dimmer()
          @State private var last = 0
          var body: some View {
            Button("Level \\(dimmer.level)") { dimmer.level += 1 }
              .onReceive(dimmer.turns) { last = $0 }
            Text("Last \\(last)")
          }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View { Text("Day \\(day)"); Lamp(); Button("Next") { day += 1 } }
        }
        """),
    Program(
      actions: "--tap 'Level 0' --tap Next",
      head: "12:32: proved: the body of ContentView creates a new Dimmer for Lamp",
      text: """
        final class Dimmer: ObservableObject { @Published var level = 0 }
        struct Lamp: View {
          @EnvironmentObject var dimmer: Dimmer
          var body: some View { Button("Level \\(dimmer.level)") { dimmer.level += 1 } }
        }
        struct ContentView: View {
          @State private var day = 1
          var body: some View {
            VStack {
              Lamp().environmentObject(Dimmer())
              Text("Day \\(day)")
              Button("Next") { day += 1 }
            }
          }
        }
        """),
  ]
}
