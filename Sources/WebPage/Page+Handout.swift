import Rendering

extension Page {
  /// A lesson for paper, under one release: the answers to its questions are at the end.
  public init?(handout file: RunFile) {
    guard let lesson = file.lessons.first else { return nil }
    let text = LessonHTML(lesson, under: file.profile.name, isHandout: true) { _ in 0 }
    let answers: HTML =
      text.answers.isEmpty
      ? "" : "<h2>Answers and hints</h2>\n<ol class=\"end\">\(text.answers.joined())</ol>"
    title = "\(lesson.number) · \(lesson.title) · statelab"
    runs = []
    body = """
      <header class="page"><p class="part">Lesson \(lesson.number) · \(lesson.part) · \
      \(file.profile.title)</p>
      <h1>\(lesson.title)</h1><p class="summary">\(HTML(markdown: lesson.summary))</p></header>
      <main class="handout">
      \(text.blocks.joined())
      \(answers)
      </main>
      """
  }
}
