// Writes lesson files into a Swift source file, so that the binary needs no folder beside it:
//
//     embed-lessons OUTPUT.swift lessons lessons/rules.md lessons/01-first/lesson.md …
//
// The second argument is the name of the lessons' folder. A file directly in it is a page.

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

let words = CommandLine.arguments.dropFirst()
guard let output = words.first, let lessons = words.dropFirst().first else {
  fatalError("usage: embed-lessons OUTPUT FOLDER FILE…")
}
let files = try words.dropFirst(2).map { try EmbeddedFile(path: $0) }
try sourceCode(embedding: files, of: lessons)
  .write(toFile: output, atomically: true, encoding: .utf8)
