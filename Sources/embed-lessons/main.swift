// Writes lesson files into a Swift source file, so that the binary needs no folder beside it:
//
//     embed-lessons OUTPUT.swift lessons/01-first/lesson.md lessons/01-first/First.swift …

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

guard let output = CommandLine.arguments.dropFirst().first else {
  fatalError("usage: embed-lessons OUTPUT FILE…")
}
let files = try CommandLine.arguments.dropFirst(2).map { try EmbeddedFile(path: $0) }
try sourceCode(embedding: files).write(toFile: output, atomically: true, encoding: .utf8)
