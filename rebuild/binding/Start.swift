import SwiftUI

@propertyWrapper
struct MyBinding {
}

struct ChildView: View {
  @MyBinding var count: Int

  var body: some View {
    Text("count \(count)")
  }
}
