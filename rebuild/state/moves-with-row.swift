import SwiftUI

struct RowView: View {
  let name: String
  @MyState var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct ContentView: View {
  @State private var names = ["Ada", "Grace", "Joan"]

  var body: some View {
    ForEach(names, id: \.self) { RowView(name: $0) }
    Button("Reverse") { names.reverse() }
  }
}
