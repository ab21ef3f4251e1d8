import SwiftUI

struct Point: Equatable {
  var x = 1
}

struct ContentView: View {
  @MyState var point = Point()
  @MyState var format: (Int) -> String = { "x = \($0)" }

  var body: some View {
    Text(format(point.x))
    Button("Same point") { point = Point() }
    Button("Other point") { point = Point(x: 2) }
  }
}
