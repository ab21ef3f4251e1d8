#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file of a lesson, and the names by which the tool will know it.
struct EmbeddedFile {
  let folder: String
  let name: String
  let text: String

  init(path: String) throws {
    let components = path.split(separator: "/")
    folder = components.dropLast().last.map(String.init) ?? ""
    name = components.last.map(String.init) ?? ""
    // Bytes that are no UTF-8 become U+FFFD here, as they do where a folder is read at run time.
    text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}

/// A Swift file that declares `lessonFolders`, sorted by folder and name.
func sourceCode(embedding files: [EmbeddedFile]) -> String {
  var code = """
    // Written by embed-lessons: do not edit.
    import Course

    let lessonFolders: [LessonFolder] = [

    """
  for folder in Set(files.map(\.folder)).sorted() {
    code += "  LessonFolder(\n    name: \(literal(folder)),\n    files: [\n"
    for file in files.filter({ $0.folder == folder }).sorted(by: { $0.name < $1.name }) {
      code += "      LessonFile(\n        name: \(literal(file.name)), text: \(literal(file.text))"
      if file.name.hasSuffix(".swift") {
        code += ",\n      declarations: \(DeclarationIndex(file.text).sourceCode)"
      }
      code += "),\n"
    }
    code += "    ]),\n"
  }
  return code + "]\n"
}
