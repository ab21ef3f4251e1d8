import Rendering

/// The lines and columns that a terminal shows at once.
struct ScreenSize: Hashable {
  var columns = 80
  var rows = 24
}
