// statelab try Columns.swift --tap 'Add a column' --tap 'Add a column' --tap Help \
//   --expect-screen 'widest: 40\n10\n20\n40\n[Add a column]\n[Help]\nopened columns.html'
import SwiftUI

struct WidestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct Columns: View {
  @State private var widths = [10]
  @State private var widest = 0
  @State private var opened: String?

  var body: some View {
    VStack {
      Text("widest: \(widest)")
      ForEach(widths, id: \.self) { width in
        Text("\(width)").preference(key: WidestKey.self, value: width)
      }
      Button("Add a column") { widths.append(widths[widths.count - 1] * 2) }
      if let help = URL(string: "https://example.com/columns.html") {
        Link("Help", destination: help)
      }
      if let opened { Text("opened \(opened)") }
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.lastPathComponent
        return .handled
      })
  }
}
