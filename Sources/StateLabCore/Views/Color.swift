/// A colour; as a view it fills its place, which takes no line on this screen.
public enum Color: LeafView {
  case primary, secondary, accentColor, clear, black, blue, brown, cyan, gray, green, indigo, mint,
    orange, pink, purple, red, teal, white, yellow

  func draw(on screen: inout Screen) {}
}
