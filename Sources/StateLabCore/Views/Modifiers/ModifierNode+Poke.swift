extension ModifierNode: PokedNode {
  /// True for a modifier of the program: SwiftUI may evaluate its body as often as that of a view.
  var isPoked: Bool { isTold && isMounted }
}
