import Course
import Rendering

/// Everything that the doctor examines, in the order of its report.
struct Examination {
  let version: String
  let machine: Machine
  let session: Session
  let arguments: Arguments
  private let temporaryFailure = Self.temporaryFailure()

  private var console: Console { session.console }

  var symptoms: [Symptom] {
    [
      Symptom("version", "\(version), a \(machine.build) build"),
      Symptom("platform", machine.platform),
      compiler, library, cache, terminal, locale, color, width, progress, temporaryFolder, lessons,
    ]
  }

  // MARK: The laboratory

  private var compiler: Symptom {
    let use = "Only `--live` and the snippets of `check` need it."
    guard let path = Files.program(named: "swiftc", along: console.variable("PATH")) else {
      return Symptom("compiler", "there is no `swiftc` on PATH", .limited, advice: use)
    }
    if temporaryFailure != nil {
      return Symptom(
        "compiler", "\(path), not tried: that needs temporary files", .limited, advice: use)
    }
    guard let version = machine.compilerVersion(path) else {
      return Symptom(
        "compiler", "\(path) does not say its version", .limited,
        advice: "Try `swiftc --version`. \(use)")
    }
    return Symptom("compiler", "\(version), \(path)")
  }

  private var library: Symptom {
    guard let folder = machine.library else {
      return Symptom(
        "library", "there is no compiled StateLabCore beside this tool", .limited,
        advice: "Only `--live` and the snippets of `check` need it; `make install` puts it there.")
    }
    if temporaryFailure != nil {
      return Symptom("library", "\(folder), not tried: that needs temporary files", .limited)
    }
    if let complaint = machine.complaint(console.variable("PATH")) {
      return Symptom(
        "library", "\(folder): \(complaint)", .limited,
        advice: "Build and install the tool with the compiler that is to use it.")
    }
    return Symptom("library", folder)
  }

  private var cache: Symptom {
    do {
      let files = try CompiledFiles(on: console)
      if let trouble = files.trouble {
        return Symptom("cache", String(trouble.dropLast()), .limited)
      }
      guard let room = files.room, room < CompiledFiles.roomForLibrary else {
        return Symptom("cache", files.folder)
      }
      return Symptom(
        "cache", "\(files.folder), with room for \(room) MB", .limited,
        advice: "The first `try` compiles the laboratory, which needs "
          + "\(CompiledFiles.roomForLibrary) MB there.")
    } catch {
      return Symptom("cache", String(error.message.dropLast()), .attention, advice: error.next)
    }
  }

  // MARK: The terminal

  private var terminal: Symptom {
    let parts = [
      console.inputIsTerminal ? nil : "input comes from no terminal",
      console.outputIsTerminal ? nil : "output goes to no terminal",
      console.variable("TERM").map { "TERM is \($0.quoted)" } ?? "TERM is not set",
      console.columns.map { "\($0) columns" + (console.rows().map { ", \($0) lines" } ?? "") },
      console.hasFullScreen ? "walks fill the screen" : "walks go by lines",
    ]
    return Symptom("terminal", parts.compactMap { $0 }.joined(separator: "; "))
  }

  private var locale: Symptom {
    let decision =
      arguments.has(.ascii) ? Decision(true, "--ascii asks for it") : console.asciiDecision
    return Symptom(
      "locale",
      (decision.value ? "ASCII alone" : "all letters and signs") + ", because \(decision.reason)")
  }

  private var color: Symptom {
    let choice = arguments.value(of: .color).flatMap(ColorChoice.init) ?? .auto
    let decision =
      session.output.plain
      ? Decision(false, "--plain has none") : console.colorDecision(choice)
    return Symptom("colour", (decision.value ? "on" : "off") + ", because \(decision.reason)")
  }

  private var width: Symptom {
    let asked = arguments.has(.width) ? session.output.width : nil
    let decision = console.widthDecision(asked: asked)
    return Symptom("width", "\(decision.value), because \(decision.reason)")
  }

  // MARK: Files

  private var progress: Symptom {
    guard let path = ProgressFile.path(in: console) else { return trouble(.noPlace) }
    let file = ProgressFile(path: path, warn: { _ in })
    do {
      let count = try file.readAsItIs().lessonIDs.count
      let content = Files.isThere(path) ? count.of("lesson") : "nothing saved yet"
      // A missing folder would be created in its nearest existing ancestor.
      if let folder = Files.nearestExisting(Files.folder(of: path)),
        let error = Files.refusal(toWriteIn: folder)
      {
        return trouble(.file(error))
      }
      return Symptom("progress", "\(path), \(content)")
    } catch {
      return trouble(error)
    }
  }

  /// The only consequence is that progress is not saved.
  private func trouble(_ trouble: ProgressTrouble) -> Symptom {
    Symptom("progress", trouble.reason, .limited, advice: trouble.next)
  }

  private var temporaryFolder: Symptom {
    guard let failure = temporaryFailure else {
      let place = Files.temporaryPlace
      guard let room = Files.freeMegabytes(in: place), room < CompiledFiles.leastRoom else {
        return Symptom("temporary", place)
      }
      return Symptom(
        "temporary", "\(place), with room for \(room) MB", .limited,
        advice: "`try` compiles a program there. Make room, or set TMPDIR to another folder.")
    }
    return Symptom(
      "temporary", String(failure.message.dropLast()), .attention, advice: failure.next)
  }

  /// The reason why temporary files cannot be written, which then causes other failures too.
  private static func temporaryFailure() -> Failure? {
    do {
      // A folder can be created on a disk without room for a byte.
      try Files.withTemporaryFolder { try Files.write("statelab\n", to: "\($0)/probe") }
      return nil
    } catch {
      return Failure(wrapping: error)
    }
  }

  private var lessons: Symptom {
    let faults = session.course.lessons.compactMap { lesson -> String? in
      do {
        _ = try lesson.text()
        return nil
      } catch {
        return "\(error)"
      }
    }
    let count = session.course.lessons.count
    guard faults.isEmpty else {
      return Symptom(
        "lessons", faults.joined(separator: "; "), .attention,
        advice: "Build the tool anew, or run `statelab check`.")
    }
    return Symptom("lessons", "\(count) of \(count) can be read")
  }
}
