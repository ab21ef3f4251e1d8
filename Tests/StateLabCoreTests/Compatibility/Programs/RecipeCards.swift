import StateLabCore

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Button(isOpen ? "Close \(title)" : "Open \(title)") { isOpen.toggle() }
      if isOpen {
        content
      }
    }
    .modifier(CardBorder(isStrong: isOpen))
  }
}

struct CardBorder: ViewModifier {
  let isStrong: Bool
  @State private var appearances = 0

  func body(content: Content) -> some View {
    VStack {
      content
      if isStrong {
        Divider()
      }
    }
    .padding()
    .onAppear { appearances += 1 }
  }
}

struct RecipeCards: View {
  @State private var portions = 2

  var body: some View {
    Text("For \(portions)")
    Button("One more") { portions += 1 }
    Card(title: "Pancakes") {
      Text("\(portions * 100) g flour")
      Text("\(portions) eggs")
    }
    Card(title: "Tea") {
      Text("\(portions) bags")
    }
  }
}
