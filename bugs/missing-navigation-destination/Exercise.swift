import SwiftUI

struct Animal: Hashable {
  let name: String
  let legs: Int
}

enum Page: Hashable {
  case help
  case animal(Animal)
}

struct AnimalPage: View {
  let animal: Animal
  @State private var isFed = false

  var body: some View {
    VStack {
      Text("\(animal.name) has \(animal.legs) legs")
      Button(isFed ? "Full" : "Feed") { isFed = true }
    }
  }
}

struct ContentView: View {
  private let animals = [Animal(name: "Ant", legs: 6), Animal(name: "Owl", legs: 2)]

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(animals, id: \.name) { animal in
          NavigationLink(animal.name, value: Page.animal(animal))
        }
        NavigationLink("Help", value: Page.help)
      }
      .navigationDestination(for: Animal.self) { AnimalPage(animal: $0) }
      .navigationDestination(for: String.self) { Text($0) }
    }
  }
}
