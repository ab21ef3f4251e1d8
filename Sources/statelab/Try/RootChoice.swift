/// The choice of the view or the app that a program shows.
struct RootChoice {
  private let roots: [UserFile.Root]

  init(_ files: [UserFile]) { roots = files.flatMap(\.roots) }

  private var views: [String] { roots.filter { $0.kind == .view }.map(\.name) }

  private var previews: [UserFile.Root] {
    roots.filter { $0.kind == .preview || $0.kind == .previewProvider }
  }

  /// The view or the preview with a name. A view is shown in its preview if the preview supplies
  /// objects, as the app does.
  func root(named name: String) throws(Failure) -> TryProgram.Root {
    if views.contains(name) { return previewWithObjects(of: name) ?? .view(name) }
    if let preview = previews.first(where: { $0.title == name }) { return preview.shown }
    let titles = previews.compactMap(\.title)
    let lists = [
      views.isEmpty ? nil : views.joined(separator: ", "),
      titles.isEmpty
        ? nil
        : "the preview\(titles.count == 1 ? "" : "s") \(titles.map(\.quoted).joined(separator: ", "))",
    ].compactMap(\.self)
    throw Failure(
      .badData, "There is no view \(name.quoted) in these files.",
      next: Failure.didYouMean(name, among: views + titles)
        ?? (lists.isEmpty
          ? "They declare no view." : "They have \(lists.joined(separator: ", and "))."))
  }

  /// The app, the preview, or the view to show if the user names no view.
  func root() throws(Failure) -> TryProgram.Root {
    if let app = roots.first(where: { $0.kind == .app }) { return .app(app.name) }
    let app = roots.first { $0.kind == .appDelegate }?.name
    let scene = roots.first { $0.kind == .sceneDelegate }?.name
    if app != nil || scene != nil { return .delegates(app: app, scene: scene) }
    let content = "ContentView"
    if views.contains(content), let preview = preview(of: content) { return preview }
    if let first = previews.first { return first.shown }
    if views.contains(content) { return .view(content) }
    if views.count == 1 { return .view(views[0]) }
    if views.isEmpty { throw lackOfViews }
    throw Failure(
      .badData, "There are several views, and none is an app's.",
      next: "Say which: --view \(views.joined(separator: ", --view ")).")
  }

  /// A preview of a view: its provider, or the first preview that names the view.
  func preview(of view: String) -> TryProgram.Root? {
    let preview =
      previews.first { $0.kind == .previewProvider && $0.name.hasPrefix("\(view)_") }
      ?? previews.first { $0.types.contains(view) }
    return preview?.shown
  }

  /// A preview that shows no other view of the program, with objects in the environment.
  private func previewWithObjects(of view: String) -> TryProgram.Root? {
    previews.first {
      $0.types.contains(Self.supplying) && $0.types.intersection(views) == [view]
    }?.shown
  }

  /// A modifier that supplies an object. `environment(_:)` with an object counts as this modifier, too.
  static let supplying = "environmentObject"

  private var lackOfViews: Failure {
    let declare = "Declare a `struct ContentView: View`, an `App`, or a `#Preview`"
    let isOfUIKit = roots.contains { $0.kind == .viewController }
    return Failure(
      .badData, "There is no view to show.",
      next: isOfUIKit
        ? "\(RootChoice.screensOfUIKit) \(declare) of a view. `try` also shows a "
          + "`UIHostingController` in the window of a `SceneDelegate`."
        : "\(declare).")
  }

  static let screensOfUIKit = "Screens that use only UIKit are not simulated."
}

extension UserFile.Root {
  /// The preview as the root of a program.
  fileprivate var shown: TryProgram.Root {
    kind == .preview ? .preview(name, title: title) : .previews(name)
  }
}
