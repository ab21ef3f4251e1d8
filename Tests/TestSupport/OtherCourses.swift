import Course

@testable import Rendering

let ambiguousCourse = Course(
  [Part("Samples", [Lesson("follows") {}, Lesson("folders") {}])], folders: [])

/// A course with more lessons than a terminal has rows, and without experiments.
let longCourse: Course = {
  let parts = [("Letters", 9), ("Numbers", 8), ("Colors", 5), ("Shapes", 6), ("Sounds", 5)]
  let titles = parts.map { title, count in (1...count).map { "\(title) \($0)" } }
  let lessons = titles.map { titles in
    titles.map { Lesson($0.lowercased().replacing(" ", with: "-")) {} }
  }
  return Course(
    zip(parts, lessons).map { Part($0.0, $1) },
    folders: zip(titles.joined(), lessons.joined()).enumerated().map { position, lesson in
      LessonFolder(
        name: (position < 9 ? "0" : "") + "\(position + 1)-\(lesson.1.id)",
        files: [LessonFile(name: "lesson.md", text: "# \(lesson.0)\n\nA lesson.\n")])
    })
}()

/// A lesson in Chinese in which most texts can be too wide.
let wideCourse = Course(
  [
    Part(
      "状态",
      [
        Lesson("wide") {
          Experiment("tap") { laboratory in
            let play = Play()
            let mount = play.act(.mount("内容视图"))
            let label = String(repeating: "很长的标签", count: 12)
            play.post(.printed(String(repeating: "印", count: 70)), at: play.root, because: [mount])
            let wrote = play.post(
              .wrote(property: "文字", old: .string("五星"), new: .string(label)), at: play.root,
              because: [mount])
            play.post(.queued, at: play.root, because: [wrote])
            play.post(.body(count: 12), at: play.root, because: [wrote, mount])
            play.screen("e\u{301}\u{301} \(label)\n[改变文字]")
            play.act(.tap(label))
            play.screen("👩‍👩‍👧‍👦🇨🇭 \(label)\nends in a space ")
            laboratory.find("screen", label)
          }
        }
      ])
  ],
  folders: [LessonFolder(name: "01-wide", files: [LessonFile(name: "lesson.md", text: wideText)])])

private let wideText = """
  # 一个很长很长很长很长很长很长很长很长的标题

  状态属于运行时,而不是视图。视图只是一张配方,每次更新都会重新做一份,因此写在视图里的值不会留下来。

  ## 列表

  - 中文与 `Latin` 混排的一行,它必须在窄的终端里折行而不超过宽度,并且标点不在行首。
  - Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft

  ```text
  let 这是一行很长的代码 = "它不应该比终端更宽,无论终端有多窄,无论字符有多宽,都要折行才行"
  ```

  ```run tap
  ```

  ```compare tap tap
  ```

  ```table
  | 名字 | 值 | 说明 |
  |---|---|---|
  | 屏幕 | tap.screen = "" | 很长的说明很长的说明很长的说明很长的说明 |
  ```

  ```claim X1
  says: 一个很长的说法,它说了很多,却什么也没有说,因为它只是用来测试折行的。
  source: 000
  kind: opinion
  ```
  """
