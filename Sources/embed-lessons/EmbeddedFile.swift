#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of a lesson, and its names in the tool.
struct EmbeddedFile {
  let folder: String
  let name: String
  let text: String

  init(path: String) throws {
    let components = path.split(separator: "/")
    folder = components.dropLast().last.map(String.init) ?? ""
    name = components.last.map(String.init) ?? ""
    // Invalid UTF-8 becomes U+FFFD, as it does where the tool reads a folder at run time.
    text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}

extension EmbeddedFile {
  /// Swift source that creates the file's value, at this indentation.
  func sourceCode(indented: String) -> String {
    "\(indented)LessonFile(\n\(indented)  name: \(literal(name)), text: \(literal(text))),\n"
  }
}

/// The source of a Swift file that declares `coursePages`, the files directly in the lessons'
/// folder, and `lessonFolders`; both are sorted by name.
func sourceCode(embedding files: [EmbeddedFile], of lessons: String) -> String {
  let files = files.sorted { $0.name < $1.name }
  var code = """
    // Written by embed-lessons: do not edit.
    import Course

    // Computed, so that a changed text changes no interface: no other file is compiled again.
    var coursePages: [LessonFile] {
      [

    """
  for file in files where file.folder == lessons { code += file.sourceCode(indented: "  ") }
  code += "  ]\n}\n\nvar lessonFolders: [LessonFolder] {\n  [\n"
  for folder in Set(files.map(\.folder)).sorted() where folder != lessons {
    code += "  LessonFolder(\n    name: \(literal(folder)),\n    files: [\n"
    for file in files where file.folder == folder { code += file.sourceCode(indented: "      ") }
    code += "    ]),\n"
  }
  return code + "  ]\n}\n"
}
