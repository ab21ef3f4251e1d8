import Course

@testable import Rendering
@testable import StateLabCore

/// A run with most kinds of events that a transcript contains.
let addRun = run { play in
  let mount = play.act(.mount("ContentView"))
  play.post(.stored(property: "n", value: "0"), at: play.root, because: [mount])
  play.post(.body(count: 1), at: play.root, because: [mount])
  play.screen("0\n[Add]")
  let tap = play.act(.tap("Add"))
  let wrote = play.post(
    .wrote(property: "n", old: "0", new: "1"), at: play.root, because: [tap])
  let queued = play.post(.queued, at: play.root, because: [wrote])
  play.post(.warning(.stateModifiedDuringUpdate), at: play.root, because: [queued])
  play.post(.printed("one\ntwo"), at: play.root, because: [queued])
  play.post(.bodySkipped, at: play.root, because: [queued])
  play.screen("0\n[Add]")
}
