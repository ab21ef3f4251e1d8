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

extension EmbeddedFile {
  /// As Swift makes it again, at this depth.
  func sourceCode(indented: String) -> String {
    "\(indented)LessonFile(\n\(indented)  name: \(literal(name)), text: \(literal(text))),\n"
  }
}

/// A Swift file that declares `coursePages`, the files in the folder of the lessons itself, and
/// `lessonFolders`; both sorted by name.
func sourceCode(embedding files: [EmbeddedFile], of lessons: String) -> String {
  let files = files.sorted { $0.name < $1.name }
  var code = """
    // Written by embed-lessons: do not edit.
    import Course

    let coursePages: [LessonFile] = [

    """
  for file in files where file.folder == lessons { code += file.sourceCode(indented: "  ") }
  code += "]\n\nlet lessonFolders: [LessonFolder] = [\n"
  for folder in Set(files.map(\.folder)).sorted() where folder != lessons {
    code += "  LessonFolder(\n    name: \(literal(folder)),\n    files: [\n"
    for file in files where file.folder == folder { code += file.sourceCode(indented: "      ") }
    code += "    ]),\n"
  }
  return code + "]\n"
}
