import Foundation

// Prints API.md from the symbol graphs of the library, which `make api` extracts. If a public
// declaration has no documentation comment, or one that only repeats its name, the program names
// the declaration instead, and fails.

do {
  let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
  }
  var rows = CommentRows()
  let symbols = try graphs.flatMap(\.symbols).map { try rows.documented($0) }
  let undocumented = symbols.filter(\.isUndocumented).map { symbol in
    "\(symbol.place): \(symbol.name) is public, and no comment says more than its name.\n"
  }
  if undocumented.isEmpty {
    print(APIPage(symbols).text, terminator: "")
  } else {
    FileHandle.standardError.write(Data(undocumented.sorted().joined().utf8))
    exit(1)
  }
} catch {
  fatalError("The symbol graphs cannot be read: \(error)")
}
