extension Graph {
  /// The depth of the deepest tree; a deeper tree stops the host (our choice; SwiftUI overflows its
  /// stack at some depth).
  ///
  /// The graph mounts a tree recursively. In a debug build, a level takes 1.2 to 1.8 kB of stack
  /// (most for views with a modifier or a large struct at each level), so 500 levels take less than
  /// 1 MB. The main thread, which mounts views, has 8 MB. Lessons need about 30 levels.
  static let deepestLevel = 500

  /// R32: views and view modifiers must be value types.
  func allowsMount(of type: Any.Type, _ layout: PropertyLayout) -> Bool {
    if layout.isClass { stop(FatalMessage.viewIsClass(type)) }
    return failure == nil
  }

  /// Stops the host if the profile lacks the API (fidelity 2.11, 1).
  func require(_ api: API) {
    guard !profile.has(api) else { return }
    recorder?.missingAPI = api
    stop("\(api.name) is \(api.absence); this run plays \(profile.title).")
  }
}
