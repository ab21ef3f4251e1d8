// statelab try Vocabulary.swift --wait 2 --tap bread --tap 'Edit cards' --enter Word=water \
//   --tap 'Add card' --tap Done --expect-screen-has 'house\nbread\npan'
import Combine
import SwiftUI

struct Card: Codable, Identifiable {
  var id = UUID()
  var word: String
  var meaning: String

  static let example = Card(word: "house", meaning: "casa")
}

extension View {
  func layered(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(x: 0, y: offset * 10)
  }
}

struct CardView: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
  @Environment(\.accessibilityVoiceOverEnabled) var voiceOverEnabled
  @State private var isShowingMeaning = false
  @State private var offset = CGSize.zero
  let card: Card
  var removal: (() -> Void)? = nil

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(
          differentiateWithoutColor
            ? .white
            : .white.opacity(1 - Double(abs(offset.width / 50)))
        )
        .background(
          differentiateWithoutColor
            ? nil
            : RoundedRectangle(cornerRadius: 25, style: .continuous)
              .fill(offset.width > 0 ? .green : .red)
        )
        .shadow(radius: 10)

      VStack {
        if voiceOverEnabled {
          Text(isShowingMeaning ? card.meaning : card.word)
        } else {
          Text(card.word)
            .font(.largeTitle)
            .foregroundColor(.black)
          if isShowingMeaning {
            Text(card.meaning)
              .font(.title)
              .foregroundColor(.gray)
          }
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 450, height: 250)
    .rotationEffect(.degrees(offset.width / 5.0))
    .offset(x: offset.width * 5, y: 0)
    .opacity(2 - Double(abs(offset.width / 50)))
    .accessibilityAddTraits(.isButton)
    .gesture(
      DragGesture()
        .onChanged { gesture in
          offset = gesture.translation
        }
        .onEnded { _ in
          if abs(offset.width) > 100 {
            removal?()
          } else {
            offset = .zero
          }
        }
    )
    .onTapGesture {
      isShowingMeaning.toggle()
    }
    .animation(.spring(), value: offset)
  }
}

struct ContentView: View {
  @Environment(\.scenePhase) var scenePhase
  @State private var isActive = true
  @State private var cards = [
    Card.example, Card(word: "bread", meaning: "pan"),
  ]
  @State private var secondsLeft = 100
  @State private var showingEditScreen = false

  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack {
      Image(decorative: "background")
        .resizable()
        .ignoresSafeArea()

      VStack {
        Text("Time: \(secondsLeft)")
          .font(.largeTitle)
          .foregroundColor(.white)
          .background(Capsule().fill(.black).opacity(0.75))

        ZStack {
          ForEach(Array(cards.enumerated()), id: \.element.id) { index, card in
            CardView(card: card) {
              withAnimation {
                removeCard(at: index)
              }
            }
            .layered(at: index, in: cards.count)
            .allowsHitTesting(index == cards.count - 1)
            .accessibilityHidden(index < cards.count - 1)
          }
        }
        .allowsHitTesting(secondsLeft > 0)

        if cards.isEmpty {
          Button("Again", action: resetCards)
            .padding()
            .background(.white)
            .clipShape(Capsule())
        }
      }

      VStack {
        HStack {
          Spacer()
          Button {
            showingEditScreen = true
          } label: {
            Image(systemName: "plus.circle")
          }
          .accessibilityLabel("Edit cards")
        }
        Spacer()
      }
    }
    .onReceive(timer) { _ in
      guard isActive else { return }
      if secondsLeft > 0 {
        secondsLeft -= 1
      }
    }
    .onChange(of: scenePhase) { newPhase in
      if newPhase == .active {
        isActive = !cards.isEmpty
      } else {
        isActive = false
      }
    }
    .sheet(isPresented: $showingEditScreen, onDismiss: resetCards) {
      CardList(cards: $cards)
    }
  }

  func removeCard(at index: Int) {
    guard index >= 0 else { return }
    cards.remove(at: index)
    if cards.isEmpty {
      isActive = false
    }
  }

  func resetCards() {
    secondsLeft = 100
    isActive = true
  }
}

struct CardList: View {
  @Binding var cards: [Card]
  @Environment(\.dismiss) var dismiss
  @State private var newWord = ""
  @State private var newMeaning = ""

  var body: some View {
    NavigationView {
      List {
        Section("Add new card") {
          TextField("Word", text: $newWord)
          TextField("Meaning", text: $newMeaning)
          Button("Add card", action: addCard)
        }
        Section {
          ForEach(cards) { card in
            VStack(alignment: .leading) {
              Text(card.word).font(.headline)
              Text(card.meaning).foregroundColor(.secondary)
            }
          }
          .onDelete { cards.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("Edit Cards")
      .toolbar {
        Button("Done") { dismiss() }
      }
      .listStyle(.grouped)
    }
  }

  func addCard() {
    let word = newWord.trimmingCharacters(in: .whitespaces)
    guard word.isEmpty == false else { return }
    cards.insert(Card(word: word, meaning: newMeaning), at: 0)
    (newWord, newMeaning) = ("", "")
  }
}
