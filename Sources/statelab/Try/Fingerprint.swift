/// A hash of texts that is the same on every machine: FNV-1a of their bytes.
struct Fingerprint: CustomStringConvertible {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(of texts: [String]) {
    for text in texts {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
