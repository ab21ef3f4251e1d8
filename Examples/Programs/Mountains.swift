// statelab try Mountains.swift --tap Eiger --tap 'Look again' --tap 'Climbed it' --tap Eiger \
//   --expect-bodies MountainDetail=3 \
//   --expect-screen '[Back]\n3,967 m, looked at 0 times\n[Look again]\n[Climbed it]'
import SwiftUI

struct Mountain: Identifiable, Hashable {
  let name: String
  let height: Int
  var id: String { name }
}

@main
struct MountainsApp: App {
  var body: some Scene {
    WindowGroup { MountainList() }
  }
}

struct MountainList: View {
  @State private var climbed: Set<String> = []
  private let mountains = [
    Mountain(name: "Eiger", height: 3967),
    Mountain(name: "Säntis", height: 2502),
  ]

  var body: some View {
    NavigationStack {
      List(mountains) { mountain in
        NavigationLink(mountain.name, value: mountain)
      }
      .navigationTitle("Climbed: \(climbed.count)")
      .navigationDestination(for: Mountain.self) { mountain in
        MountainDetail(mountain: mountain, climbed: $climbed)
      }
    }
  }
}

struct MountainDetail: View {
  let mountain: Mountain
  @Binding var climbed: Set<String>
  @State private var visits = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("\(mountain.height) m, looked at \(visits) times")
    Button("Look again") { visits += 1 }
    Button("Climbed it") {
      climbed.insert(mountain.id)
      dismiss()
    }
  }
}
