/// What the command line says.
struct Options {
  /// Measures only the cases whose title contains this.
  private(set) var only: String?
  /// Compares with this file, and tells which ratios are worse by a quarter.
  private(set) var baseline: String?
  /// Writes what was measured as the new baseline, and fails nothing.
  private(set) var rewrite: String?
  /// The commit that is measured.
  private(set) var commit: String?
  /// Writes what was measured.
  private(set) var json: String?
  /// The tool whose start-up is measured.
  private(set) var tool: String?
  /// The tool and a program that does nothing, both with the libraries linked into them.
  private(set) var staticTool, staticEmpty: String?

  init(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst(), let value = rest.popFirst() {
      switch name {
      case "--only": only = value
      case "--baseline": baseline = value
      case "--rewrite": rewrite = value
      case "--json": json = value
      case "--commit": commit = value
      case "--tool": tool = value
      case "--static-tool": staticTool = value
      case "--static-empty": staticEmpty = value
      default: print("unknown option \(name)")
      }
    }
  }
}
