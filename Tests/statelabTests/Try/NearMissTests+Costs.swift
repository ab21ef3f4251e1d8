import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test("A body that has another cause, or runs for the first time, is no cost", arguments: costs)
  func necessary(_ program: Program) throws { try silent(program) }

  nonisolated static let costs = [
    Program(
      // The other row is mounted for the real change.
      bug: "equal-value-published", actions: "--tap Flip --costs",
      text: """
        final class Lamp: ObservableObject {
          @Published var isOn = false
          @Published var name = "a"
          func flip() { name = "a"; isOn.toggle() }
        }
        struct Row: View {
          let isOn: Bool
          var body: some View { Text(isOn ? "On" : "Off") }
        }
        struct ContentView: View {
          @StateObject private var lamp = Lamp()
          var body: some View {
            VStack {
              if lamp.isOn { Row(isOn: true) } else { Row(isOn: false) }
              Button("Flip") { lamp.flip() }
            }
          }
        }
        """),
    Program(
      // Each row follows the object, which also publishes a real change.
      bug: "equal-value-published", actions: "--tap Flip --costs",
      text: """
        final class Lamp: ObservableObject {
          @Published var isOn = false
          @Published var name = "a"
          func flip() { name = "a"; isOn.toggle(); name = "a" }
        }
        struct Row: View {
          @ObservedObject var lamp: Lamp
          var body: some View { Text(lamp.isOn ? "On" : "Off") }
        }
        struct ContentView: View {
          @StateObject private var lamp = Lamp()
          var body: some View {
            VStack {
              if lamp.isOn { Row(lamp: lamp) } else { Row(lamp: lamp) }
              Row(lamp: lamp)
              Button("Flip") { lamp.flip() }
            }
          }
        }
        """),
    Program(
      // Each row receives another value in the same action.
      bug: "collection-read-in-every-row", actions: "--tap Add --costs",
      text: """
        @Observable final class Basket { var items = ["a", "b", "c"] }
        struct Row: View {
          let number: Int
          let basket: Basket
          var body: some View { Text(basket.items.contains("\\(number)") ? "in" : "out") }
        }
        struct ContentView: View {
          @State private var basket = Basket()
          @State private var first = 1
          var body: some View {
            ForEach(0..<3) { Row(number: first + $0, basket: basket) }
            Button("Add") { basket.items.append("d"); first += 10 }
          }
        }
        """),
    Program(
      // The number that the row receives differs as well.
      bug: "closure-binding-in-body", actions: "--tap 'Page 1' --costs",
      text: """
        struct NameField: View {
          @Binding var name: String
          let page: Int
          var body: some View { TextField("Name \\(page)", text: $name) }
        }
        struct ContentView: View {
          @State private var name = "Noor"
          @State private var page = 1
          var body: some View {
            NameField(name: Binding(get: { name }, set: { name = $0 }), page: page)
            Button("Page \\(page)") { page += 1 }
          }
        }
        """),
    Program(
      // The value of the binding differs as well.
      bug: "closure-binding-in-body", actions: "--tap 'Page 1' --costs",
      text: """
        struct NameField: View {
          @Binding var name: String
          var body: some View { TextField("Name", text: $name); Text(name) }
        }
        struct ContentView: View {
          @State private var name = "Noor"
          @State private var page = 1
          var body: some View {
            NameField(name: Binding(get: { name }, set: { name = $0 }))
            Button("Page \\(page)") { page += 1; name += "!" }
          }
        }
        """),
    Program(
      // A state of the row's own changes in the same action.
      bug: "whole-object-dependency", actions: "--tap Up --costs",
      text: """
        final class Gauge: ObservableObject {
          @Published var level = 0
          @Published var title = "Gauge"
        }
        struct ContentView: View {
          @StateObject private var gauge = Gauge()
          @State private var taps = 0
          var body: some View {
            Text("\\(gauge.title) \\(taps)")
            Button("Up") { gauge.level += 1; taps += 1 }
          }
        }
        """),
    Program(
      // The body reads the other property of an object in the list while it is open.
      bug: "whole-object-dependency", actions: "--tap Up --costs",
      text: """
        final class Gauge: ObservableObject, Identifiable {
          @Published var level = 0
          @Published var isOpen = false
        }
        struct ContentView: View {
          @StateObject private var gauge = Gauge()
          var body: some View {
            ForEach([gauge]) { gauge in if gauge.isOpen { Text("\\(gauge.level)") } }
            Text(gauge.isOpen ? "open" : "closed")
            Button("Up") { gauge.level += 1 }
          }
        }
        """),
  ]
}
