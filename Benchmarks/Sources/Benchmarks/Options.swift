/// The options of the command line.
struct Options {
  /// Measures only the cases whose title contains this text.
  private(set) var only: String?
  /// Compares with this file, and reports ratios that are worse by a quarter.
  private(set) var baseline: String?
  /// Writes the measurement as the new baseline, and does not fail.
  private(set) var rewrite: String?
  /// The measured commit.
  private(set) var commit: String?
  /// Writes the measurement.
  private(set) var json: String?
  /// The tool whose start-up is measured.
  private(set) var tool: String?
  /// The tool and an empty program, both linked statically.
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
