extension Host {
  /// Opens the first scene of an app, and installs the app's own state.
  public convenience init<Root: App>(
    app: @autoclosure () -> Root, profile: Profile? = nil, recording: Bool = true
  ) {
    self.init(
      mounting: { AppView(app: app()) }, named: Root.self, isBuiltIn: false, profile: profile,
      recording: recording)
  }
}
