import Foundation

public struct PairsGame<Content: Equatable> {
  public private(set) var cards: [Card] = []
  public private(set) var score = 0

  public init(pairs: Int, content: (Int) -> Content) {
    for index in 0..<max(2, pairs) {
      let content = content(index)
      cards.append(Card(content: content, id: "\(index + 1)a"))
      cards.append(Card(content: content, id: "\(index + 1)b"))
    }
  }

  private var openCard: Int? {
    get { cards.indices.filter { cards[$0].isOpen && !cards[$0].isMatched }.only }
    set {
      cards.indices.forEach {
        cards[$0].isOpen = (newValue == $0) || cards[$0].isMatched
      }
    }
  }

  public mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
      !cards[chosen].isOpen, !cards[chosen].isMatched
    else { return }
    if let other = openCard {
      if cards[other].content == cards[chosen].content {
        cards[other].isMatched = true
        cards[chosen].isMatched = true
        score += 2
      } else {
        score -= 1
      }
      cards[chosen].isOpen = true
    } else {
      openCard = chosen
    }
  }

  public struct Card: Equatable, Identifiable, CustomDebugStringConvertible {
    public var isOpen = false
    public var isMatched = false
    public let content: Content
    public let id: String

    public var debugDescription: String {
      "\(id): \(content) \(isOpen ? "up" : "down")\(isMatched ? " matched" : "")"
    }
  }
}

extension Array {
  var only: Element? { count == 1 ? first : nil }
}
