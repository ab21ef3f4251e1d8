import SwiftUI

struct Person {
  var name = "Ada"
  var age = 36
}

struct AgeView: View {
  @MyBinding var age: Int

  var body: some View {
    Button("Older") { age += 1 }
  }
}

struct ChildView: View {
  @MyBinding var person: Person

  var body: some View {
    AgeView(age: $person.age)
  }
}

struct ContentView: View {
  @State private var person = Person()

  var body: some View {
    ChildView(person: MyBinding(get: { person }, set: { person = $0 }))
    Text("\(person.name), \(person.age)")
  }
}
