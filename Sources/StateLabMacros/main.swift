#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Expands the macros of StateLabUI and StateLabXcode27. The compiler starts this program and exchanges messages with it
// through standard input and output: eight bytes with a little-endian length, then JSON of this
// length. The program depends on these messages alone, so that it needs no package and compiles in
// a second. It loads no more of Foundation than JSON, because each compilation starts it anew.

let files = SourceFiles()

while let message = readMessage() {
  try send(answer(to: JSONDecoder().decode(CompilerMessage.self, from: message), files))
}

private func answer(to message: CompilerMessage, _ files: SourceFiles) -> Answer {
  switch message {
  case .getCapability: .getCapabilityResult(capability: .init(protocolVersion: 7))
  case .expandAttachedMacro(let macro):
    switch macro.macro.typeName {
    case "StateMacro": StateMacro(macro, in: files).answer
    case "StatePartMacro": StatePartMacro(macro: macro, isFixed: false).answer
    case "FixedStatePartMacro": StatePartMacro(macro: macro, isFixed: true).answer
    // No animation runs here, so no data is interpolated: the conformance is enough.
    case "AnimatableMacro":
      .expandMacroResult(
        expandedSource: "extension \(macro.extendedTypeSyntax?.source ?? ""): Animatable {}",
        diagnostics: [])
    case "AnimatableIgnoredMacro": .expandMacroResult(expandedSource: "", diagnostics: [])
    default: EntryMacro(macro).answer
    }
  // The compiler checks a preview like any code, and the expansion is empty.
  case .expandFreestandingMacro: .expandMacroResult(expandedSource: "", diagnostics: [])
  }
}

/// Reads a message; returns nil for the empty message that ends the input.
private func readMessage() -> Data? {
  guard let head = readBytes(8) else { return nil }
  let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  return count == 0 ? nil : readBytes(count)
}

private func readBytes(_ count: Int) -> Data? {
  var bytes = [UInt8](repeating: 0, count: count)
  var known = 0
  while known < count {
    let more = bytes.withUnsafeMutableBytes {
      read(0, $0.baseAddress?.advanced(by: known), count - known)
    }
    guard more > 0 else { return nil }
    known += more
  }
  return Data(bytes)
}

private func send(_ answer: Answer) throws {
  let content = try JSONEncoder().encode(answer)
  let head = (0..<8).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
  let bytes = head + content
  var sent = 0
  while sent < bytes.count {
    let more = bytes.withUnsafeBytes {
      write(1, $0.baseAddress?.advanced(by: sent), bytes.count - sent)
    }
    guard more > 0 else { return }
    sent += more
  }
}
