import LibC
import Testing

@testable import statelab

@Suite("The compiled laboratory and the places of its sources")
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

  @Test("Too little room for the laboratory is said before it is compiled")
  func room() throws {
    #expect(CompiledFiles.lack(of: nil, in: "/cache") == nil)
    #expect(CompiledFiles.lack(of: 80, in: "/cache") == nil)
    #expect(
      CompiledFiles.lack(of: 60, in: "/cache")?.message
        == "The compiled laboratory needs 80 MB, and \"/cache\" has room for 60 MB.")
    let console = Recording().console
    #expect(try #require(try CompiledFiles(on: console).room) > 0)
    let error = CompiledFiles.failure(FileError("/cache", number: ENOSPC))
    #expect(error.next == "Make room, or set XDG_CACHE_HOME to a folder on another disk.")
  }

  @Test("The laboratory compiles while another process puts a compiled one in its place")
  func twoCompilations() throws {
    try Files.withTemporaryFolder { folder in
      let sources = try #require(TryLibrary.sourcesFolder(of: Files.ownPath))
      for place in ["mine", "library"] {
        try Files.makeFolders("\(folder)/\(place)", mode: 0o700)
        try Files.write("module SwiftUI {}\n", to: "\(folder)/\(place)/module.modulemap")
      }
      let library = TryLibrary(
        compiler: try #require(Files.program(named: "swiftc")), folder: "\(folder)/library",
        sources: sources, cache: folder, origin: [])
      try library.compile([.init("RecordCoding", in: sources)], into: "\(folder)/mine")
      #expect(Files.exist("\(folder)/mine/RecordCoding.swiftmodule"))
      // What is there is not made again.
      try library.make("\(folder)/library") { _ in Issue.record("The library is compiled again.") }
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
        let cache = try CompiledFiles(on: console).folder
        #expect(cache.hasSuffix(name == "none" ? "/none/statelab" : "/cache/statelab"))
      }
    }
  }

  @Test(
    "Where the cache cannot be written to, what is compiled goes to a temporary folder",
    arguments: ["HOME", "XDG_CACHE_HOME"])
  func noCache(variable: String) throws {
    try Files.withTemporaryFolder { folder in
      try Files.write("", to: "\(folder)/file")
      var console = Console(readLine: { nil }, write: { _ in }, writeError: { _ in })
      console.environment = { $0 == variable ? "\(folder)/file" : nil }
      let files = try CompiledFiles(on: console)
      #expect(files.folder.hasSuffix("/statelab-cache-\(geteuid())"))
      #expect(files.trouble?.contains("Cannot write to \"\(folder)/file") == true)
      console.environment = { $0 == variable ? folder : nil }
      #expect(try CompiledFiles(on: console).trouble == nil)
    }
  }

  @Test("The programs that were used last are kept, and no others")
  func programs() throws {
    try Files.withTemporaryFolder { folder in
      let programs = CompiledPrograms(folder: "\(folder)/programs")
      let fingerprints = (0..<12).map { Fingerprint(of: ["\($0)"]) }
      for number in 0..<12 {
        try Files.write("\(number)", to: "\(folder)/\(number)")
        // The times of files are not exact: the first program stays because it is used each time.
        if number > 0 { #expect(programs.take(fingerprints[0], to: "\(folder)/first-\(number)")) }
        usleep(20_000)
        programs.keep("\(folder)/\(number)", as: fingerprints[number])
      }
      let kept = (0..<12).filter { programs.take(fingerprints[$0], to: "\(folder)/kept-\($0)") }
      #expect(kept == [0, 5, 6, 7, 8, 9, 10, 11])
      #expect(try Files.read("\(folder)/kept-11") == "11")
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
