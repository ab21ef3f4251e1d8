import Testing

@testable import statelab

extension TryTests.FixTests {
  @Test(
    "A subscription that keeps its object refers to the object weakly after the edit",
    arguments: [
      (
        "$channel.map { $0 * 2 }.assign(to: \\.last, on: self).store(in: &bag)",
        "$channel.map { $0 * 2 }.assign(to: &$last)"
      ),
      (
        "$channel.sink(receiveValue: note).store(in: &bag)",
        "$channel.sink(receiveValue: { [weak self] in self?.note($0) }).store(in: &bag)"
      ),
    ])
  func weak(_ subscription: String, _ edited: String) throws {
    let text = """
      import Combine
      import SwiftUI

      final class Radio: ObservableObject {
        @Published var channel = 1
        @Published var last = 0
        private var bag = Set<AnyCancellable>()
        init() {
          \(subscription)
        }
        private func note(_ channel: Int) { last = channel }
      }
      struct Receiver: View {
        @StateObject private var radio = Radio()
        var body: some View { Text("Last \\(radio.last)") }
      }
      struct ContentView: View {
        @State private var isOpen = true
        var body: some View {
          if isOpen { Receiver() }
          Button("Close") { isOpen = false }
        }
      }
      """
    let run = try play(text, "--tap Close --fix subscription-retains-model --write")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("\n    \(edited)\n"), "\(run.output)")
  }

  @Test("An object of a variable is created in the parentheses of StateObject after the edit")
  func inClosure() throws {
    let text = """
      import SwiftUI

      final class News: ObservableObject { init() { print("load") } }
      struct NewsView: View {
        @StateObject private var news: News
        init() {
          let first = News()
          _news = StateObject(wrappedValue: first)
        }
        var body: some View { Text("News") }
      }
      struct ContentView: View {
        @State private var day = 1
        var body: some View { Text("Day \\(day)"); NewsView(); Button("Next") { day += 1 } }
      }
      """
    let run = try play(text, "--tap Next --fix initial-value-evaluated-again --write")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.contains("\n  init() {\n    _news = StateObject(wrappedValue: News())\n  }\n"),
      "\(run.output)")
  }
}
