/// The program that plays experiments which end their process: another process of this tool.
enum ToolProgram {
  /// True if the running program is the tool, whatever the name of its file; false in tests.
  static var isRunning = false

  /// A test finds the tool in its own folder.
  static var path: String {
    isRunning ? Files.ownPath : Files.folder(of: Files.ownPath) + "/statelab"
  }
}
