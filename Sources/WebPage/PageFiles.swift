/// The style sheet and the script of all pages. The toolchain embeds the files of the folder
/// `Script`, so that the tool needs no file beside it.
public enum PageFiles {
  public static let styleName = "statelab.css"
  public static let scriptName = "statelab.js"

  public static var style: String {
    "\n" + String(decoding: PackageResources.page_css, as: UTF8.self)
  }

  /// The modules as one script: a page that is opened from disk can load no module of its own.
  ///
  /// A module names what it takes from others in `import` lines and what it gives in `export`
  /// declarations. Both words are left out here, so the names of all modules differ.
  public static var script: String {
    let modules = [
      PackageResources.walk_js, PackageResources.panes_js, PackageResources.player_js,
      PackageResources.compare_js, PackageResources.page_js,
    ]
    let lines = modules.flatMap { module in
      String(decoding: module, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
    }
    let code = lines.filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
    return "\n\"use strict\";\n(() => {\n" + code.joined(separator: "\n") + "\n})();\n"
  }
}
