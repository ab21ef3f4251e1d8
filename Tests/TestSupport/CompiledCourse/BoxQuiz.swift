import Course
import StateLabCore

private final class Tally {
  var count = 0
}

private struct TallyView: View {
  let tally: Tally

  var body: some View {
    Text("count \(tally.count)")
    Button("Add") { tally.count += 1 }
  }
}

private struct NumberedTallyView: View {
  let pass: Int
  let tally: Tally

  var body: some View {
    Text("pass \(pass), count \(tally.count)")
    Button("Add") { tally.count += 1 }
  }
}

private final class Ink {
  var word = "blank"
}

private struct Sticker {
  let ink = Ink()
  var size = 1
}

extension Lesson {
  static var boxQuiz: Quiz {
    Quiz {
      Experiment("tally") { lab in
        let tally = Tally()
        let host = Host(TallyView(tally: tally))
        try host.tap("Add")
        host.replaceRoot(TallyView(tally: tally))
        lab.find("screen", host.screen)
      }
      Experiment("numbered") { lab in
        let tally = Tally()
        let host = Host(NumberedTallyView(pass: 1, tally: tally))
        try host.tap("Add")
        host.replaceRoot(NumberedTallyView(pass: 2, tally: tally))
        lab.find("screen", host.screen)
      }
      Experiment("sticker") { lab in
        let first = Sticker()
        var second = first
        second.size = 2
        second.ink.word = "sold"
        print(first.size, first.ink.word)
        lab.find("printed", lab.trace.printed.last ?? "")
      }
    }
  }
}
