import StateLabCore

enum Topping: String, CaseIterable, Identifiable {
  case cheese, mushrooms, olives

  var id: Self { self }
}

struct ToppingList: View {
  @State private var selection: Set<Topping> = [.cheese]
  @State private var showsSelectedOnly = false

  private var shown: [Topping] {
    Topping.allCases.filter { !showsSelectedOnly || selection.contains($0) }
  }

  var body: some View {
    List {
      Toggle("Selected only", isOn: $showsSelectedOnly)
      ForEach(shown) { topping in
        ToppingRow(name: topping.rawValue, isSelected: isSelected(topping))
      }
      switch selection.count {
      case 0: Text("Plain")
      case 1: Text("One topping")
      default: Text("\(selection.count) toppings")
      }
      Button("Clear") { selection.removeAll() }
    }
  }

  private func isSelected(_ topping: Topping) -> Binding<Bool> {
    Binding {
      selection.contains(topping)
    } set: { isSelected in
      if isSelected {
        selection.insert(topping)
      } else {
        selection.remove(topping)
      }
    }
  }
}

struct ToppingRow: View {
  let name: String
  @Binding var isSelected: Bool

  var body: some View {
    Toggle(isOn: $isSelected) {
      Text(name.prefix(1).uppercased() + name.dropFirst())
    }
  }
}
