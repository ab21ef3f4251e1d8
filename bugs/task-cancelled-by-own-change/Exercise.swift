import SwiftUI

struct Letters: View {
  let mailbox: String
  @Binding var letters: [String]
  @Binding var fetched: String
  @Binding var isFetching: Bool

  var body: some View {
    VStack {
      ForEach(letters, id: \.self) { Text($0) }
      Text("\(letters.count) letters")
    }
    .task(id: mailbox) {
      guard fetched != mailbox else { return }
      isFetching = true
      do {
        try await Task.sleep(for: .seconds(1))
        letters = ["To \(mailbox): rent", "To \(mailbox): a card"]
      } catch {
        letters = ["Error: the request was canceled"]
      }
      fetched = mailbox
      isFetching = false
    }
  }
}

struct ContentView: View {
  @State private var mailbox = "home"
  @State private var letters: [String] = []
  @State private var fetched = ""
  @State private var isFetching = false

  var body: some View {
    VStack {
      Text("Mailbox: \(mailbox)")
      if isFetching {
        Text("Fetching letters")
      } else {
        Letters(mailbox: mailbox, letters: $letters, fetched: $fetched, isFetching: $isFetching)
      }
      Button("At work") { mailbox = "work" }
      Button("At home") { mailbox = "home" }
    }
  }
}
