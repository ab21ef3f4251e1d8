/// A node of a view of the program.
@MainActor
protocol PokedNode: BodyRunning {
  var isPoked: Bool { get }
  func runAgain()
}
