/// A key that somebody pressed.
enum Key: Hashable {
  case character(Character)
  case enter, backspace, escape
  case left, right, up, down, home, end, pageUp, pageDown
  case interrupt, suspend, redraw
}
