extension Host {
  /// Opens the first scene of an app, and installs the app's own state. The methods of the app's
  /// delegate run in between.
  public convenience init<Root: App>(
    app: @autoclosure () -> Root, profile: Profile? = nil, recording: Bool = true
  ) {
    self.init(
      mounting: {
        let app = app()
        return AppView(app: app, delegate: AppLaunch.takeDelegate())
      }, named: Root.self, isBuiltIn: false, profile: profile,
      recording: recording)
  }
}
