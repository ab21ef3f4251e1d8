import RecordCoding
@_spi(Controls) @_spi(Scenes) import StateLabCore

/// A program that another process controls: `statelab try` starts it, and no other code needs it.
///
/// The program reads from descriptor 4, and writes to descriptor 3. Each record is a tag and a value
/// (``RecordBytes``). The program reads `a` with an action, and `p`, which requests another
/// evaluation of every body. It writes each record as soon as its cause occurs: `e` with an event, `t`
/// before the first event at another virtual time, `x` with the reason why an action failed, `n` with
/// that reason if no control has the label, `c` with the controls on the screen, `s` after all updates
/// have settled, and `r` before infinite recursion ends the program. The program's own output is
/// unaffected.
public enum LabProgram {
  /// Plays actions until there are no more.
  ///
  /// - Parameter root: Returns the view; called again for each action that replaces the root.
  @MainActor
  public static func run<Root: View>(_ root: @escaping @MainActor () -> Root) {
    play {
      Host(root())
    } replacingRoot: {
      $0.replaceRoot(root())
    }
  }

  /// Plays actions on the first of several previews until there are no more.
  @MainActor
  public static func runPreviews<Previews: View>(_ previews: @escaping @MainActor () -> Previews) {
    let view = { LiveView(_firstPreview(of: previews())) }
    play {
      view().host()
    } replacingRoot: {
      view().replaceRoot($0)
    }
  }

  /// Runs the statements of a playground page until they end or wait for a task, and then plays
  /// actions on the page until there are no more.
  ///
  /// - Parameters:
  ///   - isPage: False for a script that is no page, and shows no view.
  ///   - statements: Runs the statements. Never returns, because the program ends with them.
  @MainActor
  public static func runPlayground(isPage: Bool = true, _ statements: () -> Void) {
    let world = World()
    World.ofProcess = world
    MainStatements.run(statements, in: world) {
      playPage(isPage: isPage, in: world)
      exit(0)
    }
  }

  @MainActor
  private static func playPage(isPage: Bool, in world: World) {
    let page = PlaygroundPage.current
    world.runPendingBlocks(while: { !page.hasEnded })
    // A person plays a page. A script without a view waits only for its own tasks.
    if !isPage { world.passTime(while: { !page.hasEnded && page.shown == nil }) }
    guard page.needsIndefiniteExecution || !page.hasEnded else {
      let channel = Channel()
      channel.write("x", isPage ? PlaygroundPage.end : PlaygroundPage.endOfScript)
      return channel.settled()
    }
    play(in: world) {
      (page.takeNewView() ?? LiveView(EmptyView())).host()
    } replacingRoot: { host in
      (page.shown ?? LiveView(EmptyView())).replaceRoot(host)
    } nextHost: {
      page.takeNewView()?.host
    }
  }

  /// Notes the end of the statements of a playground page.
  @MainActor
  public static func endPlayground() async { await PlaygroundPage.current.end() }

  /// Plays actions on an app, whose first scene is open, until there are no more.
  @MainActor
  public static func run<Root: App>(app: @MainActor () -> Root) {
    play {
      let app = app()
      AppLaunch.callDelegate()
      connectConfiguredScene()
      return Host(app: app)
    } replacingRoot: { _ in
      throw ProgramError.appIsMadeOnce
    }
  }

  /// Plays actions on an app with UIKit's lifecycle: launches it, connects its scene, and shows the
  /// view of its window, until there are no more actions.
  ///
  /// - Parameters:
  ///   - app: Creates the app's delegate, if the program has one.
  ///   - scene: Creates the scene's delegate, if the program has one.
  @MainActor
  public static func run(
    appDelegate app: (@MainActor () -> any UIApplicationDelegate)?,
    sceneDelegate scene: (@MainActor () -> any UISceneDelegate)?
  ) {
    var view = LiveView(EmptyView())
    // UIKit retains the app's delegate.
    var delegate: (any UIApplicationDelegate)?
    UIWindow.isOfSwiftUI = false
    play {
      delegate = app?()
      UIApplication.shared.delegate = delegate
      UIApplication.callDelegates()
      delegate?.launch()
      if let scene { connect(scene()) }
      let window = UIWindow.shown ?? delegate?.window
      if let controller = window?.rootViewController { view = controller._liveView }
      return view.host()
    } replacingRoot: {
      view.replaceRoot($0)
    }
    withExtendedLifetime(delegate) {}
  }

  /// Connects the scene of an app with SwiftUI's lifecycle, if the app's delegate configures a scene
  /// delegate.
  @MainActor
  private static func connectConfiguredScene() {
    guard let app = UIApplication.shared.delegate else { return }
    let configuration = app.application(
      .shared, configurationForConnecting: UIWindowScene.connected.session,
      options: UIScene.ConnectionOptions())
    if let delegate = configuration._makeDelegate?() as? any UISceneDelegate {
      connect(delegate, showsWindow: false)
    }
  }

  /// Connects the only scene.
  @MainActor
  private static func connect(_ delegate: any UISceneDelegate, showsWindow: Bool = true) {
    let scene = UIWindowScene.connected
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    if showsWindow, UIWindow.shown == nil {
      UIWindow.shown = (delegate as? any UIWindowSceneDelegate)?.window
    }
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }

  @MainActor
  private static func play(
    in world: World = World(), _ mount: () -> Host,
    replacingRoot replaceRoot: (Host) throws -> Void,
    nextHost: () -> (() -> Host)? = { nil }
  ) {
    limitMemory()
    // The frame of `r`: a signal handler allocates no memory.
    StackGuard.report("r\0\0\0\0", to: 3)
    let profile = argument("profile").flatMap(Profile.named) ?? .standard
    let channel = Channel()
    var input = ActionInput()
    var time = Duration.zero
    let recorder = Recorder(
      profile: profile, marksStaleScreens: true, computingFreshScreensBy: ProcessCopy.text
    ) { entry in
      if entry.event.time != time { channel.send("t") }
      time = entry.event.time
      channel.write("e", entry)
    }
    World.ofProcess = world
    Recorder.$inherited.withValue(recorder) {
      var host = World.$current.withValue(world, operation: mount)
      /// Shows the view of the next host instead, and lets the process that controls this one go on.
      @MainActor func settle() {
        while let next = nextHost() {
          host.unmount()
          host = World.$current.withValue(world, operation: next)
        }
        channel.write("c", host.allControls)
        channel.settled()
      }
      settle()
      while let (tag, value) = input.next() {
        // Not an action of a person.
        if tag == "p" {
          host.poke()
          channel.settled()
          continue
        }
        do {
          try host.handle(RecordBytes.value(in: value), replacingRoot: replaceRoot)
        } catch HostError.ambiguous(_, let label, let count) {
          channel.write(
            "x",
            """
            \(count) controls are labeled "\(label)". Write \(label)#1 for the first of them, or \
            \(label)#2 for the second.
            """)
        } catch let error as HostError where error.isOfUnknownName {
          channel.write("n", "\(error)")
        } catch {
          channel.write("x", "\(error)")
        }
        settle()
      }
    }
  }

  /// The value of `--name=value`.
  private static func argument(_ name: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix("--\(name)=") }
      .map { String($0.dropFirst(name.count + 3)) }
  }

  /// Limits the memory, so that a program with unbounded allocation ends before the machine runs
  /// out.
  private static func limitMemory() {
    guard let megabytes = argument("memory").flatMap(UInt.init) else { return }
    var limit = rlimit(rlim_cur: megabytes << 20, rlim_max: megabytes << 20)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      setrlimit(RLIMIT_AS, &limit)
    #endif
  }
}

/// The reason for which a program cannot play an action.
private enum ProgramError: Error, CustomStringConvertible {
  case appIsMadeOnce

  var description: String {
    switch self {
    case .appIsMadeOnce: "An app is made once: nothing stands above it that passes a new one."
    }
  }
}

extension PlaygroundPage {
  /// The reason why no action can be played on a page without a view.
  fileprivate static let end = """
    The page has ended and shows nothing. To show a view, call \
    `PlaygroundPage.current.setLiveView(…)`. To keep the page running, set \
    `PlaygroundPage.current.needsIndefiniteExecution = true`.
    """
  fileprivate static let endOfScript =
    "The program has run to its end, and there is no view to show."
}

extension HostError {
  fileprivate var isOfUnknownName: Bool {
    switch self {
    case .noControl, .noChoice, .tooFarDown: true
    default: false
    }
  }
}

extension Host {
  fileprivate func handle(
    _ action: Event.Action, replacingRoot replaceRoot: (Host) throws -> Void
  ) throws {
    switch action {
    case .tap(let label): try using(label) { try tap($0, occurrence: $1) }
    case .enter(let text, let field):
      try using(field) { try enter(text, into: $0, occurrence: $1) }
    case .type(let text, let field):
      try using(field) { try type(text, into: $0, occurrence: $1) }
    case .toggle(let label): try using(label) { try toggle($0, occurrence: $1) }
    case .pick(let choice, let label):
      try using(label) { try pick(choice, from: $0, occurrence: $1) }
    case .drag(let label, let distance):
      let translation = CGSize(width: distance.x, height: distance.y)
      try using(label) { try drag($0, by: translation, occurrence: $1) }
    case .scroll: try scroll()
    case .advance(let time): advance(by: time)
    case .scene(let phase):
      if let phase = ScenePhase.allCases.first(where: { "\($0)" == phase }) { scene(phase) }
    case .replaceRoot: try replaceRoot(self)
    case .unmount: unmount()
    case .mount, .perform, .background: break
    }
  }
}

extension Host {
  /// Finds the control with this label, or with the label before a `#` and a number: `Delete#2` is
  /// the second of several controls with one label.
  fileprivate func using(_ label: String, _ use: (String, Int?) throws -> Void) throws {
    if let sign = label.lastIndex(of: "#"), let number = Int(label[label.index(after: sign)...]),
      !controls.contains(where: { $0.label == label })
    {
      return try use(String(label[..<sign]), number)
    }
    try use(label, nil)
  }
}

/// The input of actions. Standard input is the program's own, and empty.
private struct ActionInput {
  private var unread: ArraySlice<UInt8> = []

  /// The next tag with its value, or nil at the end.
  mutating func next() -> (tag: Unicode.Scalar, value: [UInt8])? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let frame = RecordBytes.takeFrame(from: &unread) { return frame }
      let count = read(4, &buffer, buffer.count)
      if count > 0 {
        unread += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
  }
}

/// The output of events. Nonisolated: a real thread of the program may post an event.
private final class Channel: Sendable {
  private let lock = NSLock()

  func write(_ tag: Unicode.Scalar, _ value: some Encodable) {
    guard let frame = try? RecordBytes.frame(tag, value) else { return }
    send(frame)
  }

  /// Flushes the program's output, and then reports that all updates have settled: another process
  /// may end the program after this.
  func settled() {
    fflush(nil)
    send("s")
  }

  func send(_ tag: Unicode.Scalar) { send(RecordBytes.frame(tag)) }

  private func send(_ bytes: [UInt8]) {
    lock.withLock {
      bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = sendBytes(UnsafeRawBufferPointer(rebasing: rest))
          // Without a reader, the program ends.
          if count < 0, errno != EINTR { exit(0) }
          rest = rest.dropFirst(max(count, 0))
        }
      }
    }
  }
}

private func sendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
  write(3, bytes.baseAddress, bytes.count)
}
