import Testing

@testable import statelab

extension TryTests.FixTests {
  struct Offer: Sendable, CustomTestStringConvertible {
    let actions: String
    /// Words of the output, and words that the output must not have.
    let has: String
    let lacks: String
    let text: String
    var testDescription: String { has }
  }

  @Test("A finding offers a fix that helps in its program", arguments: offers)
  func offers(_ offer: Offer) throws {
    let run = try TryTests().play("import SwiftUI\n\n" + offer.text, offer.actions)
    #expect(run.output.contains(offer.has), "\(run.output)\(run.errors)")
    #expect(!run.output.contains(offer.lacks), "\(run.output)")
  }

  /// A class whose function changes a property off the main thread, by this code.
  private nonisolated static func offMain(_ code: String, has: String) -> Offer {
    Offer(
      actions: "--tap Load --wait 1", has: has, lacks: "`@MainActor` before",
      text: """
        import Combine

        final class Inbox: ObservableObject {
          @Published var count = 0
          var kept: Set<AnyCancellable> = []
          func fetch(_ completion: @escaping (Int?) -> Void) {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { completion(3) }
          }
          func load() {
            \(code)
          }
        }
        struct ContentView: View {
          @StateObject private var inbox = Inbox()
          var body: some View {
            VStack { Text("Letters \\(inbox.count)"); Button("Load") { inbox.load() } }
          }
        }
        """)
  }

  nonisolated static let offers = [
    offMain(
      "fetch { [weak self] number in if let number, let self { self.count = number } }",
      has: "in `DispatchQueue.main.async { … }`"),
    offMain(
      "Task.detached { try? await Task.sleep(for: .seconds(0.1)); self.count = 3 }",
      has: "in `await MainActor.run { … }`"),
    offMain(
      """
      Just(3).delay(for: 0.1, scheduler: DispatchQueue.global())
        .sink { [weak self] in self?.count = $0 }.store(in: &kept)
      """, has: "put `.receive(on: DispatchQueue.main)` before the subscriber"),
    Offer(
      // The owner has an optional object.
      actions: "--tap New --tap Up", has: "`@ObservedObject var game`", lacks: "`@StateObject`",
      text: """
        class Game: ObservableObject { @Published var points = 0 }
        struct Board: View {
          let game: Game
          var body: some View {
            VStack { Text("\\(game.points) points"); Button("Up") { game.points += 1 } }
          }
        }
        struct ContentView: View {
          @State private var game: Game?
          var body: some View { VStack { if let game { Board(game: game) }; Button("New") { game = Game() } } }
        }
        """),
    Offer(
      // The view has the id of its row, and changes its value.
      actions: "--tap Next", has: "pass a binding", lacks: "`.id(…)`",
      text: """
        struct Page: View {
          @State private var title: String
          init(title: String) { _title = State(initialValue: title) }
          var body: some View { TextField("Title", text: $title) }
        }
        struct ContentView: View {
          @State private var title = "One"
          let number = 1
          var body: some View {
            VStack { Page(title: title).id(number); Button("Next") { title = "Two" } }
          }
        }
        """),
    Offer(
      // The lines of the screen that belong together
      actions: "--tap Add", has: "shows Total 0 instead of Total 5", lacks: "instead of 5",
      text: """
        @Observable final class Purse {
          @ObservationIgnored private var coins: [Int] = []
          var all: [Int] { coins }
          var total: Int { coins.reduce(0, +) }
          func add(_ coin: Int) { coins.append(coin) }
        }
        struct ContentView: View {
          @State private var purse = Purse()
          var body: some View {
            VStack {
              ForEach(purse.all, id: \\.self) { Text("\\($0)") }
              Text("Total \\(purse.total)")
              Button("Add") { purse.add(5) }
            }
          }
        }
        """),
  ]
}
