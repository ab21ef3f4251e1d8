import SwiftUI

struct Plant: Identifiable {
  let name: String
  let days: Int

  var id: UUID { UUID() }
}

struct PlantRow: View {
  let plant: Plant
  @State private var cups = 0

  var body: some View {
    HStack {
      Text("\(plant.name), every \(plant.days) days: \(cups) cups")
      Button("Water \(plant.name)") { cups += 1 }
    }
  }
}

struct ContentView: View {
  @State private var plants = [
    Plant(name: "Fern", days: 3), Plant(name: "Cactus", days: 20), Plant(name: "Basil", days: 1),
  ]
  @State private var isThirstyFirst = false

  private var sorted: [Plant] {
    isThirstyFirst ? plants.sorted { $0.days < $1.days } : plants
  }

  var body: some View {
    VStack {
      Text("Watering diary, \(plants.count) plants")
      ForEach(sorted) { PlantRow(plant: $0) }
      Button("Thirsty first") { isThirstyFirst.toggle() }
      Button("Buy a palm") { plants.append(Plant(name: "Palm", days: 7)) }
    }
  }
}
