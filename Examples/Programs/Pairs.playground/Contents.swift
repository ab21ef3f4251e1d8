// statelab try Pairs.playground --tap '?#1' --tap '?#1' --expect-screen-has 'Score: 2'
//: A game of pairs: the model and the card are in **Sources**.

import PlaygroundSupport
import SwiftUI

struct GameView: View {
  @ObservedObject var game: PairsTable

  var body: some View {
    VStack {
      HStack {
        Text("Score: \(game.score)")
        Spacer()
        Text(game.isOver ? "All found" : "\(game.pairsLeft) pairs left")
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 65))]) {
        ForEach(game.cards) { card in
          CardView(card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture {
              withAnimation(.easeInOut(duration: 0.5)) {
                game.choose(card)
              }
            }
        }
      }
      .foregroundColor(.red)
      Button("New game") {
        withAnimation { game.restart() }
      }
    }
    .padding()
  }
}

let game = PairsTable()

PlaygroundPage.current.needsIndefiniteExecution = true
PlaygroundPage.current.setLiveView(GameView(game: game))
