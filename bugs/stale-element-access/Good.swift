// statelab try Good.swift --tap "Remove last"
import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

/// The getter and the setter look up the element by its id.
struct ContentView: View {
  @State private var guests = [Guest(id: 1, name: "Mia"), Guest(id: 2, name: "Leo")]

  var body: some View {
    VStack {
      ForEach(guests) { guest in
        TextField("Guest", text: name(of: guest))
      }
      Button("Remove last") { guests.removeLast() }
    }
  }

  private func name(of guest: Guest) -> Binding<String> {
    Binding {
      guests.first { $0.id == guest.id }?.name ?? ""
    } set: { name in
      guard let index = guests.firstIndex(where: { $0.id == guest.id }) else { return }
      guests[index].name = name
    }
  }
}
