#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Prints API.md from the symbol graphs of the library, which `make api` has the compiler write.

do {
  let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
  }
  print(Page(graphs.flatMap(\.symbols)).text, terminator: "")
} catch {
  fatalError("The symbol graphs cannot be read: \(error)")
}
