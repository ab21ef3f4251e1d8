extension Graph {
  /// A deeper tree stops the host (our choice; SwiftUI runs out of stack sooner or later).
  ///
  /// Mounting goes down the tree by recursion. In a debug build a level takes 1.2 to 1.8 kB of stack
  /// (views with a modifier or a large struct at each level the most), so that this many take less
  /// than 1 MB; the main thread, where views live, has 8. Lessons need about 30.
  static let deepestLevel = 500

  /// R32: views and view modifiers must be value types.
  func allowsMount(of type: Any.Type, _ layout: PropertyLayout) -> Bool {
    if layout.isClass { stop(FatalMessage.viewIsClass(type)) }
    return failure == nil
  }

  /// Stops the host when the profile has no such API (fidelity 2.11, 1).
  func require(_ api: API) {
    guard !profile.has(api) else { return }
    recorder?.missingAPI = api
    stop("\(api.name) is \(api.absence); this run plays \(profile.title).")
  }
}
