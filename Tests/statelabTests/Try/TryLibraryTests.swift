import Testing

@testable import statelab

@Suite("Locations of the laboratory's sources")
struct TryLibraryTests {
  @Test(
    "The folders above a path end at the root or at the current folder",
    arguments: [
      ("/usr/bin/statelab", ["/usr/bin", "/usr", "/"]), ("statelab", ["."]),
      ("bin/statelab", ["bin", "."]), ("./statelab", ["."]), ("/", []), ("", ["."]),
    ])
  func parents(path: String, folders: [String]) {
    #expect(Files.folders(above: path) == folders)
  }

  @Test("The sources are found above the tool, in a repository or an installation")
  func sources() throws {
    try Files.withTemporaryFolder { folder in
      #expect(TryLibrary.sourcesFolder(of: "\(folder)/bin/statelab") == nil)
      for name in [
        "repository/Sources/StateLabUI", "prefix/bin", "prefix/lib/statelab/sources/StateLabUI",
      ] {
        try Files.makeFolders("\(folder)/\(name)", mode: 0o700)
      }
      try Files.write("", to: "\(folder)/repository/Package.swift")
      #expect(
        TryLibrary.sourcesFolder(of: "\(folder)/repository/.build/debug/statelab")
          == "\(folder)/repository/Sources")
      #expect(
        TryLibrary.sourcesFolder(of: "\(folder)/prefix/bin/statelab")
          == "\(folder)/prefix/bin/../lib/statelab/sources")
    }
  }

  @Test("The cache has one path, also behind a symbolic link")
  func linkedCache() throws {
    try Files.withTemporaryFolder { folder in
      try Files.makeFolders("\(folder)/cache", mode: 0o700)
      Files.link("\(folder)/cache", at: "\(folder)/link")
      var console = Console(readLine: { nil }, write: { _ in }, writeError: { _ in })
      for name in ["cache", "link", "none"] {
        console.environment = { $0 == "XDG_CACHE_HOME" ? "\(folder)/\(name)" : nil }
        let cache = try TryLibrary.cacheFolder(on: console)
        #expect(cache.hasSuffix(name == "none" ? "/none/statelab" : "/cache/statelab"))
      }
    }
  }

  @Test("API.md is found in the repository or in the installation")
  func apiPage() throws {
    try Files.withTemporaryFolder { folder in
      for name in ["repository/Sources", "a/bin", "a/lib/statelab/sources", "a/share/doc/statelab"]
      { try Files.makeFolders("\(folder)/\(name)", mode: 0o700) }
      let pages = ["\(folder)/repository/API.md", "\(folder)/a/share/doc/statelab/API.md"]
      for page in pages { try Files.write("", to: page) }
      #expect(TryLibrary.apiPage(besideSources: "\(folder)/repository/Sources") == pages[0])
      #expect(
        TryLibrary.apiPage(besideSources: "\(folder)/a/bin/../lib/statelab/sources") == pages[1])
      #expect(TryLibrary.apiPage(besideSources: "\(folder)/none") == "API.md")
    }
  }
}
