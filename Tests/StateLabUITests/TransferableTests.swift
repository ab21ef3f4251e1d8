import StateLabUI
import Testing

/// Values that can be dragged and shared, and newer items of bars. Programs with both compile as in
/// SwiftUI, and their views work.
@MainActor
@Suite("Transferable values and items of bars")
struct TransferableTests {
  private nonisolated struct Card: Codable, Hashable, Transferable {
    var title = "Ace"

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
      DataRepresentation(exportedContentType: .png) { _ in Data() }
      ProxyRepresentation(exporting: { $0.title })
    }
  }

  private nonisolated struct Note: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { note in
        note.text
      } importing: { text in
        Note(text: text)
      }
      .suggestedFileName("note.txt")
    }
  }

  private struct Table: View {
    @State private var cards = [Card()]
    @State private var sorts = 0
    var body: some View {
      NavigationStack {
        ForEach(cards, id: \.self) { card in Text(card.title).draggable(card) }
          .dropDestination(for: Card.self) { dropped, _ in
            cards += dropped
            return true
          }
          .toolbar(id: "bar") {
            ToolbarItem(id: "deal", placement: .primaryAction) {
              Button("Deal") { cards.append(Card(title: "King")) }
            }
            ToolbarSpacer(.fixed)
          }
          .toolbarTitleMenu { Button("Sort") { sorts += 1 } }
      }
      .safeAreaBar(edge: .bottom) { Text("sorted \(sorts)") }
      ShareLink(item: Note(text: "All"), preview: SharePreview("All"))
    }
  }

  @Test("Values with each representation compile, and the items of a bar can be tapped")
  func bars() throws {
    let host = Host(Table())
    try host.tap("Deal")
    try host.tap("Sort")
    #expect(
      host.screen == """
        Ace
        King
        [Deal]
        [Sort]
        sorted 1
        [Share…]
        """)
  }
}

nonisolated extension UTType {
  fileprivate static let card = UTType(exportedAs: "org.example.card")
}
