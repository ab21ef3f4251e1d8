/// The publisher of ``ObservableObject/objectWillChange``: it says that something is about to
/// change, not what.
///
/// It pays no attention to demand: every subscriber hears of every change (R81).
public final class ObservableObjectPublisher: _BuiltInPublisher, _Opaque {
  public typealias Output = Void
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>(
    "ObservableObjectPublisher", ignoresDemand: true)
  /// Known if the object did not make its publisher itself. Weak: the object holds the publisher.
  private(set) weak var owner: AnyObject?
  /// Its number in the recording that met it last.
  private var known: (recording: Recording, id: Int)?

  /// For an object that makes its publisher itself.
  public init() {}

  init(owner: AnyObject) { self.owner = owner }

  /// Tells every subscriber, in the order of subscription (our choice, R70), before it returns.
  ///
  /// A trace that is being recorded gets the event first, with the object's old values (R40), and
  /// notes it as the cause of all that the subscribers do.
  public func send() { send(announcing: nil) }

  /// - Parameter change: Asked only where a trace is recorded.
  func send(announcing change: @autoclosure () -> ObjectChange?) {
    guard !DryRun.isCurrent else { return }
    guard let recorder = Recorder.current else { return subscribers.send(()) }
    let object = owner.map { ValueDescription(describing: $0) } ?? "ObservableObjectPublisher"
    let id = id(in: recorder)
    let announced = recorder.record(
      .willChange(
        object: object, id: id, change: change(), subscribers: subscribers.count),
      fields: owner.flatMap { recorder.changedFields(of: $0, numbered: id) })
    recorder.because(of: [announced]) { subscribers.send(()) }
  }

  public func _receive(_ subscriber: _SubscriberBase<Void, Never>) { subscribers.add(subscriber) }

  /// Its number in this recording: 1 for the first that it meets.
  func id(in recorder: Recorder?) -> Int? {
    guard let recorder else { return nil }
    if let known, known.recording === recorder.recording { return known.id }
    let id = recorder.recording.nextID()
    known = (recorder.recording, id)
    return id
  }
}
