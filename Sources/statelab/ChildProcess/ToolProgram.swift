/// The program that plays experiments which end their process: another process of this tool.
enum ToolProgram {
  /// True if the running program is the tool, under any file name; false in tests.
  static var isRunning = false

  /// A test finds the tool in its own folder.
  static var path: String {
    isRunning ? Files.ownPath : Files.folder(of: Files.ownPath) + "/statelab"
  }
}
