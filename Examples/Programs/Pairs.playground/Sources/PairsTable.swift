import Combine
import SwiftUI

public class PairsTable: ObservableObject {
  public typealias Card = PairsGame<String>.Card

  private static let faces = ["🍎", "🍐", "🍋", "🍇"]

  private static func deal() -> PairsGame<String> {
    PairsGame(pairs: 3) { index in
      faces.indices.contains(index) ? faces[index] : "⁉️"
    }
  }

  @Published private var model = deal()

  public init() {}

  public var cards: [Card] { model.cards }
  public var score: Int { model.score }
  public var pairsLeft: Int { model.cards.filter { !$0.isMatched }.count / 2 }
  public var isOver: Bool { pairsLeft == 0 }

  // MARK: - Intents

  public func choose(_ card: Card) {
    model.choose(card)
  }

  public func restart() {
    model = Self.deal()
  }
}
