import Rendering

/// The pages of a course, with an index.
public struct Site {
  public let lessons: [LessonRecord]

  public init(_ lessons: [LessonRecord]) { self.lessons = lessons }

  /// `07-binding.html`
  public func fileName(at position: Int) -> String {
    let lesson = lessons[position]
    return (lesson.number < 10 ? "0" : "") + "\(lesson.number)-\(lesson.id).html"
  }

  /// The page that lists the lessons of each part.
  public var index: Page {
    var parts: [(title: String, lessons: [HTML])] = []
    for (position, lesson) in lessons.enumerated() {
      if parts.last?.title != lesson.part { parts.append((lesson.part, [])) }
      parts[parts.count - 1].lessons.append(
        """
        <li value="\(lesson.number)"><a href="\(fileName(at: position))">\(lesson.title)</a>
        <span>\(HTML(markdown: lesson.summary))</span></li>
        """)
    }
    let lists = parts.map {
      "<h2>\($0.title)</h2>\n<ol class=\"lessons\">\($0.lessons.joined())</ol>" as HTML
    }
    return Page(
      title: "statelab: SwiftUI's state, step by step",
      body: """
        <header class="page"><h1>SwiftUI's state, step by step</h1>
        <p class="summary">Lessons that put the claims of five well-known articles to the test, on a
        simulated runtime.</p></header>
        <main>\(lists.joined())</main>
        """, runs: [])
  }
}

extension HTML {
  /// Links from a lesson to its neighbors and to the index.
  init(_ site: Site, at position: Int) {
    var links: [HTML] = []
    if position > 0 {
      links.append(
        "<a rel=\"prev\" href=\"\(site.fileName(at: position - 1))\">← \(site.lessons[position - 1].title)</a>"
      )
    }
    links.append("<a href=\"index.html\">All lessons</a>")
    if position + 1 < site.lessons.count {
      links.append(
        "<a rel=\"next\" href=\"\(site.fileName(at: position + 1))\">\(site.lessons[position + 1].title) →</a>"
      )
    }
    self = "<nav aria-label=\"Lessons\">\(links.joined())</nav>"
  }
}
