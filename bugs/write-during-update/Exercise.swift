import SwiftUI

struct Hole: Identifiable {
  let id: Int
  let strokes: Int
}

struct HoleRow: View {
  let hole: Hole

  var body: some View { Text("Hole \(hole.id): \(hole.strokes) strokes") }
}

struct ContentView: View {
  @State private var strokes = 0
  @State private var holes: [Hole] = []
  @State private var best = 0

  var body: some View {
    VStack {
      Text("Strokes: \(strokes)")
      ForEach(holes) { HoleRow(hole: $0) }
      bestLine
      Button("Stroke") { strokes += 1 }
      Button("Ball is in") {
        holes.append(Hole(id: holes.count + 1, strokes: strokes))
        strokes = 0
      }
    }
  }

  private var bestLine: some View {
    if let fewest = holes.map(\.strokes).min(), fewest != best {
      best = fewest
    }
    return Text(best == 0 ? "No hole yet" : "Best hole: \(best)")
  }
}
