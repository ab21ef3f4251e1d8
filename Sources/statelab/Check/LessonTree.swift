import Course

/// The folder `lessons/` of a working copy. The author edits it; the tool contains the lessons of
/// its build.
struct LessonTree {
  /// The path as the user wrote it.
  let directory: String
  let folders: [LessonFolder]
  /// The pages beside the folders, or nil where there are none.
  let pages: CoursePages?

  init(reading directory: String) throws(FileError) {
    self.directory = directory
    var folders: [LessonFolder] = []
    for name in try Files.names(in: directory) where Files.isFolder("\(directory)/\(name)") {
      var files: [LessonFile] = []
      for file in try Files.names(in: "\(directory)/\(name)")
      where file.hasSuffix(".swift") || file.hasSuffix(".md") {
        files.append(LessonFile(name: file, text: try Files.read("\(directory)/\(name)/\(file)")))
      }
      folders.append(LessonFolder(name: name, files: files))
    }
    self.folders = folders
    var pages: [LessonFile] = []
    for name in [CoursePages.articlesFile, CoursePages.rulesFile, CoursePages.messagesFile] {
      let path = "\(directory)/\(name)"
      if Files.exist(path) { pages.append(LessonFile(name: name, text: try Files.read(path))) }
    }
    self.pages = pages.isEmpty ? nil : CoursePages(pages)
  }

  /// The lessons of the working copy around the current directory, or nil where there is none.
  static func nearby() throws(FileError) -> LessonTree? {
    Files.exist("lessons/Lessons.swift") ? try LessonTree(reading: "lessons") : nil
  }
}
