// statelab try Wishes --tap Unlock --tap '(plus)' --tap 'New place' --wait 2 \
//   --enter 'Place name=Harbor' --tap Save --scene background \
//   --expect-screen-has 'Harbor\n[Delete Harbor]'
import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("launched")
    return true
  }
}

@main
struct WishesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      ContentView()
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .background: print("background")
      case .active, .inactive: break
      @unknown default: break
      }
    }
  }
}
