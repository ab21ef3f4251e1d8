import SwiftUI

struct Person {
  var name = "Ada"
  var isAdmin = false
}

struct ContentView: View {
  @MyState var person = Person()

  var body: some View {
    TextField("Name", text: $person.name)
    Toggle("Admin", isOn: $person.isAdmin)
    Text("\(person.name), \(person.isAdmin ? "admin" : "guest")")
  }
}
