/// The publisher of ``ObservableObject/objectWillChange``. It sends before a change, without naming
/// the changed property.
///
/// The publisher ignores demand: every subscriber receives every change (R81).
public final class ObservableObjectPublisher: _BuiltInPublisher, _Opaque {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(
    "ObservableObjectPublisher", ignoresDemand: true)
  /// The object of this publisher; nil if the object created the publisher itself. Weak: the object
  /// retains the publisher.
  private(set) weak var owner: AnyObject?
  /// The publisher's number in the last recording.
  private var known: (recording: Recording, id: Int)?

  /// A publisher for an object that declares its own `objectWillChange`.
  public init() {}

  init(owner: AnyObject) { self.owner = owner }

  /// Sends to every subscriber, in the order of subscription (our choice, R70), before the call
  /// returns.
  ///
  /// A recorded trace gets the event first, with the object's old values (R40). The event is the
  /// cause of every event that the subscribers record.
  public func send() { send(announcing: nil) }

  /// - Parameter change: The change; evaluated only during a recording.
  func send(announcing change: @autoclosure () -> ObjectChange?) {
    guard !DryRun.isCurrent else { return }
    // Only the main thread records.
    guard let recorder = Recorder.current, MainThread.isCurrent else { return subscribers.send(()) }
    let object = owner.map { ValueDescription(describing: $0) } ?? "ObservableObjectPublisher"
    let id = id(in: recorder)
    let announced = recorder.record(
      .willChange(
        object: object, id: id, change: change(), subscribers: subscribers.count),
      fields: owner.flatMap { recorder.changedFields(of: $0, numbered: id) }, write: .now())
    recorder.because(of: [announced]) { subscribers.send(()) }
  }

  public func _receive(_ subscriber: _SubscriberBase<Void, Never>) { subscribers.add(subscriber) }

  /// The publisher's number in this recording, starting at 1.
  func id(in recorder: Recorder?) -> Int? {
    guard let recorder else { return nil }
    if let known, known.recording === recorder.recording { return known.id }
    let id = recorder.recording.nextID()
    known = (recorder.recording, id)
    return id
  }
}
