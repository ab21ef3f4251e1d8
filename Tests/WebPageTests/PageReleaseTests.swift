import Rendering
import Replay
import StateLabCore
import Testing

@testable import WebPage

@Suite("A lesson's page under several releases")
struct ReleaseTests {
  private func file(_ profile: Profile, _ texts: [String]) -> RunFile {
    var lesson = LessonRecord(number: 1, id: "one", title: "One", part: "Part", summary: "")
    lesson.blocks = texts.map { text in
      var block = BlockRecord(.paragraph, releases: nil)
      block.text = text
      return block
    }
    return RunFile([lesson], under: profile)
  }

  @Test("A text of all releases stands once; a text of some names its releases")
  func merge() {
    let page = Page([
      file(.iOS13, ["Same.", "Old.", "End."]), file(.iOS18, ["Same.", "New.", "End."]),
    ])
    let text = page.body.markup
    #expect(text.ranges(of: "<p>Same.</p>").count == 1)
    #expect(text.contains("<div data-releases=\"ios13\" hidden><p>Old.</p></div>"))
    #expect(text.contains("<div data-releases=\"ios18\"><p>New.</p></div>"))
    #expect(text.contains("<option value=\"ios18\" selected>"))
  }

  @Test("A page of one release offers no choice")
  func single() {
    #expect(!Page([file(.iOS18, ["Same."])]).body.markup.contains("<select"))
  }
}
