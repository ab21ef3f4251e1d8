import Course

/// The folder `lessons/` of a working copy: what an author edits, while the tool knows what was built.
struct LessonTree {
  /// As the user wrote it.
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
        files.append(
          LessonFile(name: file, text: try Files.read("\(directory)/\(name)/\(file)")))
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

  /// The lessons of the working copy that the tool is started in, or nil where there is none.
  static func nearby() throws(FileError) -> LessonTree? {
    Files.exist("lessons/Lessons.swift") ? try LessonTree(reading: "lessons") : nil
  }
}
