extension View {
  /// Prints the reason for the running body: call the method inside `body`, as
  /// `let _ = Self._printChanges()` (R23). From iOS 15.
  public static func _printChanges() { printChanges(needing: .printChanges) }

  /// Prints as ``_printChanges()`` does, to the log. From iOS 17.1.
  public static func _logChanges() { printChanges(needing: .logChanges) }

  private static func printChanges(needing api: API) {
    guard let graph = Graph.current, let node = graph.evaluating else { return }
    graph.require(api)
    guard graph.failure == nil else { return }
    printLine(node.changesInWords)
  }
}
