import SwiftUI

public struct CardView: View {
  let card: PairsTable.Card

  public init(_ card: PairsTable.Card) {
    self.card = card
  }

  public var body: some View {
    GeometryReader { geometry in
      Text(card.isOpen ? card.content : "?")
        .font(.system(size: min(geometry.size.width, geometry.size.height) * 0.7))
        .rotationEffect(.degrees(card.isMatched ? 360 : 0))
        .animation(.linear(duration: 1), value: card.isMatched)
        .flipped(isOpen: card.isOpen)
    }
  }
}

struct Flip: AnimatableModifier {
  init(isOpen: Bool) {
    rotation = isOpen ? 0 : 180
  }

  var rotation: Double

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill().foregroundColor(.white)
        shape.strokeBorder(lineWidth: 3)
      } else {
        shape.fill()
      }
      content
    }
    .rotation3DEffect(Angle.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func flipped(isOpen: Bool) -> some View {
    modifier(Flip(isOpen: isOpen))
  }
}
