import Replay
import StateLabCore

extension Subject {
  /// The subject with the part of the property that changed, and with the part's old and new value.
  /// Values that do not fit in a line are omitted.
  func telling(_ change: ObjectChange) -> Subject {
    telling(
      FieldValue(name: change.property, value: change.new, old: change.old, fields: change.fields))
  }

  func telling(_ field: FieldValue) -> Subject {
    var subject = self
    guard let changed = [field].changedParts?.first else { return self }
    let path = String(changed.path.dropFirst())
    subject.part = path == field.name ? nil : path
    switch changed.elements?.outcome {
    case .count, .same, nil:
      let isShort = max(changed.old.brief.count, changed.new.brief.count) <= Self.width
      subject.old = isShort ? changed.old.brief : nil
      subject.new = isShort ? changed.new.brief : nil
    case .exchanged, .moved, .swapped, .reordered: (subject.old, subject.new) = (nil, nil)
    }
    return subject
  }

  private static let width = 60
}
