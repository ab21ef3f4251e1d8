import StateLabUI
import Testing

/// As a program sees them: without Foundation beside the library.
@MainActor
@Suite("The clocks of the system, and the parts of UIKit that SwiftUI programs use")
struct SystemTests {
  private struct Clocks: View {
    @State private var text = "idle"
    @State private var start: CFTimeInterval = CACurrentMediaTime()
    var body: some View {
      Text(text)
      Button("Sleep") {
        Task {
          let clock = ContinuousClock()
          let (start, other) = (clock.now, SuspendingClock.now)
          let uptime = ProcessInfo.processInfo.systemUptime
          let ticks = mach_absolute_time()
          try await Task.sleep(for: .seconds(1), clock: .continuous)
          try await Task.sleep(until: start + .milliseconds(1500), clock: .continuous)
          try await Task.sleep(until: .now + .milliseconds(250), clock: .suspending)
          let measured = try await clock.measure { try await clock.sleep(for: .nanoseconds(1)) }
          let any: any Clock<Duration> = ContinuousClock()
          try await any.sleep(for: .milliseconds(250) - .nanoseconds(1))
          text =
            "\(clock.now - start), \(other.duration(to: .now)), \(measured), "
            + "\(ProcessInfo.processInfo.systemUptime - uptime), \(mach_absolute_time() - ticks)"
        }
      }
      Button("Media") {
        text = "\(CACurrentMediaTime() - start), \(CFAbsoluteTimeGetCurrent() - 757_425_600)"
      }
    }
  }

  @Test("Each clock shows the virtual time, and waits for it")
  func clocks() throws {
    let host = Host(Clocks())
    try host.tap("Sleep")
    host.advance(by: .milliseconds(1999))
    #expect(host.screen.hasPrefix("idle\n"))
    host.advance(by: .milliseconds(1))
    #expect(host.screen.hasPrefix("2.0 seconds, 2.0 seconds, 1e-09 seconds, 2.0, 2000000000\n"))
    host.advance(by: .milliseconds(500))
    try host.tap("Media")
    #expect(host.screen.hasPrefix("2.5, 2.5\n"))
  }

  @Test("A clock measures real time outside a host")
  func realClock() async throws {
    let clock = SuspendingClock()
    let (start, other) = (clock.now, ContinuousClock.now)
    try await clock.sleep(for: .milliseconds(2))
    try await Task.sleep(until: .now + .milliseconds(2), clock: ContinuousClock())
    #expect(start.duration(to: .now) >= .milliseconds(4))
    #expect(ContinuousClock.now - other >= .milliseconds(4))
  }

  @Test("A phone with unchanged settings runs no assistive technology")
  func accessibility() {
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    #expect(
      UIAccessibility.reduceMotionStatusDidChangeNotification
        != UIAccessibility.voiceOverStatusDidChangeNotification)
  }

  @Test("The old names of the options for a file are those of the new ones")
  func fileOptions() {
    let options: Data.WritingOptions = [.atomicWrite, .completeFileProtection]
    #expect(options == [.atomic, .completeFileProtection] && options.contains(.atomicWrite))
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe)
  }

  @Test("A scroll view has a rate, and UIKit a switch for its animations")
  func rates() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView().decelerationRate == .normal)
    var inside = true
    UIView.performWithoutAnimation { inside = UIView.areAnimationsEnabled }
    #expect(!inside && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("A failed request is described as on a phone, the program's own error by its code")
  func networkErrors() async throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        Text(text)
        Button("Load") {
          Task {
            do {
              _ = try await URLSession.shared.data(from: URL(filePath: "/"))
            } catch {
              text = error.localizedDescription
            }
          }
        }
      }
    }
    let host = Host(Page())
    try host.tap("Load")
    host.advance(by: .seconds(2))
    #expect(host.screen == "The Internet connection appears to be offline.\n[Load]")
    let own: any Error = URLError(.cannotParseResponse)
    #expect(own.localizedDescription.contains("NSURLErrorDomain error -1017"))
    #expect(own as? URLError == URLError(.cannotParseResponse))
  }

  @Test("An app of SwiftUI's lifecycle has one scene with one window")
  func windows() {
    let scenes = UIApplication.shared.connectedScenes
    let windows = scenes.filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows.count == 1 && UIApplication.shared.windows == windows)
    let window = windows.first { $0.isKeyWindow }
    #expect(window?.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(window?.bounds.width == 390 && window?.rootViewController != nil)
    #expect(window?.windowScene?.statusBarManager?.statusBarFrame.height == 47)
    #expect(window?.windowScene?.interfaceOrientation.isPortrait == true)
  }

  private struct Note: View {
    enum Field { case title, text }
    let close: @MainActor () -> Void
    @State private var title = ""
    @State private var text = ""
    @FocusState private var focus: Field?
    @FocusState private var isEditing: Bool
    var body: some View {
      TextField("Title", text: $title).focused($focus, equals: .title)
      TextField("Text", text: $text).focused($isEditing)
      Text(focus != nil || isEditing ? "up" : "down")
      Button("Hide", action: close)
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Done", action: close) } }
    }
  }

  @Test("A program closes the keyboard in each way of UIKit", arguments: 0..<4)
  func keyboard(_ way: Int) throws {
    let resign = Selector("UIResponder.resignFirstResponder", UIResponder.resignFirstResponder)
    let host = Host(
      Note {
        let shared = UIApplication.shared
        switch way {
        case 0: shared.sendAction(resign, to: nil, from: nil, for: nil)
        case 1: shared.windows.first?.endEditing(true)
        case 2: shared.keyWindow?.rootViewController?.view.endEditing(true)
        default: shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        }
      })
    for field in ["Title", "Text"] {
      try host.type("a", into: field)
      #expect(host.screen.contains("\nup\n") && host.screen.contains("[Done]"))
      try host.tap("Done")
      #expect(host.screen.contains("\ndown\n") && !host.screen.contains("[Done]"))
    }
    try host.tap("Hide")
  }

  @Test("Without a keyboard an action without a target finds no responder, and a target gets it")
  func actions() throws {
    let host = Host(
      Note {
        let shared = UIApplication.shared
        #expect(!shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
        #expect(!UIView().endEditing(true))
        let bell = Bell()
        #expect(shared.sendAction(Selector("ring", ring), to: bell, from: nil, for: nil))
        #expect(bell.rings == 1)
      })
    try host.tap("Hide")
  }

  private final class Bell {
    var rings = 0
    func ring() { rings += 1 }
    func ring(_ count: Int) { rings += count }
  }
  private let ring: (Bell) -> @MainActor () -> Void = { bell in { bell.ring() } }

  @Test("The names of notifications of the keyboard and of a screenshot are those of UIKit")
  func notificationNames() {
    let names: [Notification.Name] = [
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIApplication.userDidTakeScreenshotNotification,
    ]
    #expect(
      names.map(\.rawValue) == [
        "UIKeyboardWillChangeFrameNotification", "UIKeyboardDidChangeFrameNotification",
        "UIApplicationUserDidTakeScreenshotNotification",
      ])
    #expect(UIResponder.keyboardAnimationDurationUserInfoKey.hasPrefix("UIKeyboardAnimation"))
  }

  @Test("Selectors of one method are equal, with or without its type")
  func selectors() {
    let own = Selector("Self.ring", ring)
    #expect(own == Selector("Bell.ring", ring))
    #expect(own == "ring" && own.hashValue == Selector("ring").hashValue)
    let counting: (Bell) -> @MainActor (Int) -> Void = { bell in { bell.ring($0) } }
    let counted = Selector("Bell.ring(_:)", counting)
    #expect(counted != own && counted == "ring:")
  }
}
