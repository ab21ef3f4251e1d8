/// The program that plays experiments which end their process: this tool, once more.
enum ToolProgram {
  /// True if the program that is running is the tool, whatever its file is called. Tests are not.
  static var isRunning = false

  /// A test finds the tool beside itself.
  static var path: String {
    isRunning ? Files.ownPath : Files.folder(of: Files.ownPath) + "/statelab"
  }
}
