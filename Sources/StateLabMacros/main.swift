import Foundation

// Expands the macros of StateLabUI and StateLabXcode27. The compiler starts this program and exchanges messages with it
// through standard input and output: eight bytes with a little-endian length, then JSON of this
// length. The program depends on these messages alone, so that it needs no package and compiles in
// a second.

while let message = readMessage() {
  try write(answer(to: JSONDecoder().decode(CompilerMessage.self, from: message)))
}

private func answer(to message: CompilerMessage) -> Answer {
  switch message {
  case .getCapability: .getCapabilityResult(capability: .init(protocolVersion: 7))
  case .expandAttachedMacro(let macro):
    switch macro.macro.typeName {
    case "StateMacro": StateMacro(macro).answer
    case "StatePartMacro": StatePartMacro(macro: macro, isFixed: false).answer
    case "FixedStatePartMacro": StatePartMacro(macro: macro, isFixed: true).answer
    default: EntryMacro(macro).answer
    }
  // The compiler checks a preview like any code, and the expansion is empty.
  case .expandFreestandingMacro: .expandMacroResult(expandedSource: "", diagnostics: [])
  }
}

/// Reads a message; returns nil for the empty message that ends the input.
private func readMessage() -> Data? {
  guard let head = read(8) else { return nil }
  let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  return count == 0 ? nil : read(count)
}

private func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
      !more.isEmpty
    else { return nil }
    data += more
  }
  return data
}

private func write(_ answer: Answer) throws {
  let content = try JSONEncoder().encode(answer)
  let head = (0..<8).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) }
  try FileHandle.standardOutput.write(contentsOf: Data(head) + content)
}
