import Course

/// A use of a real API that ignores the virtual clock, or of a simulated API that a program may
/// take for real.
struct OuterWorldUse: Hashable {
  let name: String
  /// Counted from 1.
  let line: Int

  /// The remark for a reader of the run.
  var meaning: String { Self.meanings[name] ?? "" }

  /// The first use of each API in a file. The program's own names do not count.
  ///
  /// - Parameter program: The declarations of the whole program.
  static func uses(in tokens: [SwiftToken], of program: DeclaredNames) -> [OuterWorldUse] {
    var known = program.functions.union(program.classes).union(program.others)
    let properties = program.properties
    return tokens.indices.compactMap { index in
      let token = tokens[index]
      let isCall = tokens[(index + 1)...].first?.text == "("
      guard meanings[token.text] != nil, !declares(at: index, in: tokens),
        isCall || !properties.contains(token.text),
        !isOfTask(at: index, in: tokens), !isOfCollection(at: index, in: tokens),
        !isNameAlone(at: index, in: tokens),
        known.insert(group(of: token.text)).inserted
      else { return nil }
      return OuterWorldUse(name: token.text, line: token.line)
    }
  }

  /// The name, or the remark for several names of UIKit.
  private static func group(of name: String) -> String {
    name.hasPrefix("UI") || name.hasPrefix("keyboard") ? meanings[name] ?? name : name
  }

  /// True if the program declares a name here.
  private static func declares(at index: Int, in tokens: [SwiftToken]) -> Bool {
    index > 0
      && ["struct", "class", "enum", "func", "var", "let", "case"].contains(
        tokens[index - 1].text)
  }

  /// True for `Task.sleep`, which waits in virtual time, or `Task<Never, Never>.sleep`.
  private static func isOfTask(at index: Int, in tokens: [SwiftToken]) -> Bool {
    index > 1 && tokens[index].text == "sleep" && tokens[index - 1].text == "."
      && ["Task", ">"].contains(tokens[index - 2].text)
  }

  /// True if `UUID` is only the name of a type: such a use creates no value. True also for a
  /// property of the program with the name `sleep`, and for the looks of a type of UIKit.
  private static func isNameAlone(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let following = tokens[(index + 1)...].prefix(3).map(\.text)
    return switch tokens[index].text {
    case "UUID": !["(", "."].contains(following.first) && following != ["=", ".", "init"]
    case "sleep", "usleep": following.first != "("
    case let name where name.hasPrefix("UI"): following.starts(with: [".", "appearance"])
    default: false
    }
  }

  /// True for `append(contentsOf:)` and the like: an initializer reads a file, a method does not.
  private static func isOfCollection(at index: Int, in tokens: [SwiftToken]) -> Bool {
    guard tokens[index].text == "contentsOf", index > 1 else { return false }
    let type = tokens[index - 2].text
    return type != "init" && type.first?.isUppercase != true
  }

  private static let meanings: [String: String] = {
    let waits = "waits in real time; the virtual clock stands still."
    let files = "reads and writes real files."
    let folder = "is a folder that only this run has: empty at first, and gone afterwards."
    let chance = "gives the same values in each run here, and other ones on a device."
    let otherChance = "gives other values in each run, so runs differ."
    let size = "reports the size of a phone, 390 by 844, in any container: nothing is laid out."
    let keyboard = "is never posted: the phone here has no keyboard on its screen."
    let fingers = "never occurs: no action uses two fingers."
    let gesture = "never fires here: a person cannot use the gestures of UIKit's views."
    let list =
      "shows nothing here: of UIKit's views, the screen shows only text fields, text views, buttons, "
      + "switches, sliders, and segmented controls."
    let text = "estimates the size of a text: the laboratory has no fonts."
    let dates = "writes as in American English and in GMT unless it is set otherwise."
    let numbers = "writes as in American English unless it is set otherwise."
    return [
      "sleep": waits, "usleep": waits, "DispatchSemaphore": waits,
      "Thread": "is real: what another thread does comes at a real time, in no fixed order.",
      "DateFormatter": dates, "NumberFormatter": numbers,
      "formatted": "writes as in American English, times in GMT, unless its style says otherwise.",
      "FileManager": files, "FileHandle": files,
      "documentsDirectory": folder, "cachesDirectory": folder, "temporaryDirectory": folder,
      "applicationSupportDirectory": folder, "documentDirectory": folder,
      "NSHomeDirectory": folder, "NSTemporaryDirectory": folder,
      "homeDirectory": folder,
      "Bundle":
        "has the files beside the program's own, or all that are in the folder that is tried.",
      "contentsOf": "reads a real file or a real address.",
      "localizedDescription":
        "returns a different text on a device, unless the error's type supplies the text.",
      "onKeyPress": "never runs: a phone has no keyboard.",
      "draggable": "has no effect: `--drag` plays only a `DragGesture`, without a drop.",
      "dropDestination": "never runs: no action drops anything.",
      "MagnificationGesture": fingers, "MagnifyGesture": fingers, "RotationGesture": fingers,
      "RotateGesture": fingers,
      "AsyncImage": "loads no image here: its phase stays empty.",
      "Canvas":
        "draws nothing here: its closure never runs, so no read in the closure causes an update.",
      "transition": "takes no time here: a view that leaves is removed at once.",
      "keyboardWillShowNotification": keyboard, "keyboardDidShowNotification": keyboard,
      "keyboardWillHideNotification": keyboard, "keyboardDidHideNotification": keyboard,
      "keyboardWillChangeFrameNotification": keyboard,
      "keyboardDidChangeFrameNotification": keyboard,
      "forSelectionType": "shows no menu of the selected rows here.",
      "defaultFocus": "moves no focus: typing into a field or the program does.",
      "ScrollPosition": "scrolls nothing here.",
      "GeometryReader": size, "onGeometryChange": size,
      "ProposedViewSize":
        "is never used: nothing is laid out, so the methods of a `Layout` are never called.",
      "UIGestureRecognizer": gesture, "UITapGestureRecognizer": gesture,
      "UILongPressGestureRecognizer": gesture, "UIPanGestureRecognizer": gesture,
      "UIPinchGestureRecognizer": gesture,
      "UITableView": list, "UICollectionView": list, "UIPickerView": list, "UILabel": list,
      "UISearchBar": list, "UIStepper": list, "UIDatePicker": list, "UIPageControl": list,
      "UIPageViewController": list, "UIImagePickerController": list,
      "UIActivityViewController": list, "UIAlertController": list,
      "GeometryEffect":
        "computes its transform once for each new value, not for each frame.",
      "withAttributes": text, "usesLineFragmentOrigin": text,
      "UITextChecker": "finds no misspelled words: the laboratory has no dictionary.",
      "Process": "starts real programs.",
      "UUID": chance, "random": chance, "randomElement": chance, "shuffled": chance,
      "shuffle": chance, "SystemRandomNumberGenerator": otherChance,
      "URLSession": "has no network here: every request fails.",
    ]
  }()
}
