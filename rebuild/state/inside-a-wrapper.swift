import SwiftUI

@propertyWrapper
struct Clamped: DynamicProperty {
  @MyState private var number = 0

  var wrappedValue: Int {
    get { number }
    nonmutating set { number = min(newValue, 9) }
  }
}

struct ContentView: View {
  @Clamped var number

  var body: some View {
    Button("number \(number)") { number += 1 }
  }
}
