import Rendering

/// The files of a playground, which has one page, or several in `Pages`, and code that every page can
/// use in `Sources`.
enum PlaygroundFiles {
  /// The files and folders of the page that a path names; the path itself if it names no page.
  static func paths(ofPageAt path: String) throws -> [String] {
    let place = path.hasSuffix("/") ? String(path.dropLast()) : path
    let isInside = ["Contents.swift", "Pages"].contains { place.hasSuffix("/\($0)") }
    let folder = isInside ? Files.folder(of: place) : place
    if folder.hasSuffix(".xcplaygroundpage") {
      let pages = Files.folder(of: folder)
      let sources = (folder.contains("/") ? Files.folder(of: pages) : "..") + "/Sources"
      return [folder] + (Files.isFolder(sources) ? [sources] : [])
    }
    if let playground = playground(in: folder) { return try paths(ofPageAt: playground) }
    guard folder.hasSuffix(".playground"), Files.isFolder("\(folder)/Pages") else {
      return [folder.hasSuffix(".playground") ? folder : path]
    }
    let pages = try Files.names(in: "\(folder)/Pages")
      .filter { $0.hasSuffix(".xcplaygroundpage") }.map { "\(folder)/Pages/\($0)" }
    guard pages.count == 1 else {
      throw Failure(
        .badData, "\(folder.quoted) has \(pages.count) pages, and `try` plays one.",
        next: pages.first.map { "Name one: statelab try \($0.inShell)." })
    }
    return try paths(ofPageAt: pages[0])
  }

  /// The playground inside a folder that has all the folder's Swift files; nil if there is none.
  private static func playground(in folder: String) -> String? {
    let files = FolderContents(of: folder).swiftFiles
    guard let first = files.first?.dropFirst(folder.count),
      let end = first.firstRange(of: ".playground/")?.upperBound
    else { return nil }
    let playground = folder + first[..<end]
    return files.allSatisfy { $0.hasPrefix(playground) } ? playground : nil
  }
}
