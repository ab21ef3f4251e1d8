/// A colour; as a view it fills its place, which takes no line on this screen.
public enum Color: LeafView {
  /// One of Apple's named colours; `primary`, `secondary` and `accentColor` follow the surroundings
  /// there.
  case primary, secondary, accentColor, clear, black, blue, brown, cyan, gray, green, indigo, mint,
    orange, pink, purple, red, teal, white, yellow

  func draw(on screen: inout Screen) {}
}
