/// Reads a text file that a user names, strictly: what is no UTF-8 is an error.
func readText(at path: String) throws -> String {
  guard let text = String(validating: try Files.bytes(of: path), as: UTF8.self) else {
    throw Failure(
      .badData, "\(quoted(path)) is not UTF-8 text.", next: "Save it as UTF-8 and try again.")
  }
  return text
}
