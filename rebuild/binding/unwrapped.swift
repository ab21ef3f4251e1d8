import SwiftUI

struct ChildView: View {
  @MyBinding var name: String

  var body: some View {
    Button("Rename \(name)") { name = "Grace" }
  }
}

struct ContentView: View {
  @State private var name: String?

  var body: some View {
    if let name = MyBinding(MyBinding(get: { name }, set: { name = $0 })) {
      ChildView(name: name)
    } else {
      Button("Enter a name") { name = "Ada" }
    }
  }
}
