/// A Swift literal for exactly this text.
///
/// It is a raw string of several lines with more `#`s than the text has in a row, so that no part
/// of the text can end it. Only characters that a source file cannot hold are escaped: a carriage
/// return, which the compiler would drop, and other control characters.
func literal(_ text: String) -> String {
  var longest = 0
  var current = 0
  for scalar in text.unicodeScalars {
    current = scalar == "#" ? current + 1 : 0
    longest = max(longest, current)
  }
  let hashes = String(repeating: "#", count: longest + 1)

  var body = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A: body.unicodeScalars.append(scalar)
    case 0x00..<0x20, 0x7F..<0xA0, 0xFEFF:
      body += "\\\(hashes)u{\(String(scalar.value, radix: 16))}"
    default: body.unicodeScalars.append(scalar)
    }
  }
  return "\(hashes)\"\"\"\n\(body)\n\"\"\"\(hashes)"
}
