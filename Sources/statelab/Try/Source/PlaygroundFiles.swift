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
    guard folder.hasSuffix(".playground") else {
      let contents = FolderContents(of: folder)
      let isProgram = !contents.swiftFiles.isEmpty || contents.playgrounds.isEmpty
      if isProgram || contents.isIncomplete { return [path] }
      return try paths(ofPageAt: only(of: contents.playgrounds, "playgrounds", in: folder))
    }
    guard Files.isFolder("\(folder)/Pages") else { return [folder] }
    let pages = try Files.names(in: "\(folder)/Pages")
      .filter { $0.hasSuffix(".xcplaygroundpage") }.map { "\(folder)/Pages/\($0)" }
    if pages.isEmpty { return [folder] }
    return try paths(ofPageAt: only(of: pages, "pages", in: folder))
  }

  private static func only(
    of places: [String], _ kind: String, in folder: String
  ) throws(Failure) -> String {
    guard places.count == 1 else {
      throw Failure(
        .badData, "\(folder.quoted) has \(places.count) \(kind), and `try` plays one.",
        next: "Name one: statelab try \(places[0].inShell).")
    }
    return places[0]
  }
}
