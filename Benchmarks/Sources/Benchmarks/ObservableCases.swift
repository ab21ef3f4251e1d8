import StateLabCore

/// Writes to an object of which many views read a property, with both ways to observe it.
func observableCases() -> [Case] {
  let views = 100
  let (model, watched) = (Model(), Watched())
  let models = Host(ForEach(0..<views) { _ in ModelView(model: model) }, recording: false)
  let watchers = Host(ForEach(0..<views) { _ in WatchedView(model: watched) }, recording: false)
  return [
    .repeating("@Published write to views", count: views, unit: "write") {
      models.perform { model.value += 1 }
    },
    .repeating("@Observable write to views", count: views, unit: "write") {
      watchers.perform { watched.value += 1 }
    },
    .prepared("recorded @Published write", count: views, unit: "write", units: 20) {
      let model = Model()
      return (Host(ForEach(0..<views) { _ in ModelView(model: model) }), model)
    } _: { (mounted: inout (Host, Model)) in
      let model = mounted.1
      for _ in 0..<20 { mounted.0.perform { model.value += 1 } }
    },
    .prepared("recorded @Observable write", count: views, unit: "write", units: 20) {
      let watched = Watched()
      return (Host(ForEach(0..<views) { _ in WatchedView(model: watched) }), watched)
    } _: { (mounted: inout (Host, Watched)) in
      let watched = mounted.1
      for _ in 0..<20 { mounted.0.perform { watched.value += 1 } }
    },
  ]
}

@Observable
private final class Watched {
  var value = 0
}

private struct WatchedView: View {
  let model: Watched
  var body: some View { Text(String(model.value)) }
}
