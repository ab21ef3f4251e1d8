/// Completions for fish, which itself knows about options and their values.
struct FishCompletions {
  let table: CompletionTable

  var script: String {
    ([preamble] + looseLines + table.commands.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private var preamble: String {
    """
    # Completes command lines of statelab in fish. Written by `statelab completions fish`.

    # Whether the command is this one, this many words stand behind it (or more), and the first of
    # them is this one.
    function __statelab_at
      set -l command ''
      set -l place 0
      set -l first ''
      set -l waits no
      set -l ended no
      set -l typed (commandline -opc)
      for word in $typed[2..-1]
        if test $waits = yes
          set waits no
          continue
        end
        if test $ended = no
          switch $word
            case --
              set ended yes
              continue
            case \(table.flagsWithValue.joined(separator: " "))
              set waits yes
              continue
            case '-?*'
              continue
          end
        end
        if test -z "$command"
          set command $word
        else
          test $place -eq 0; and set first $word
          set place (math $place + 1)
        end
      end
      test "$command" = "$argv[1]"; or return 1
      test (count $argv) -lt 2; and return 0
      test (count $argv) -lt 4; or test "$first" = "$argv[4]"; or return 1
      test $place -eq $argv[2]; and return 0
      test $argv[3] = more; and test $place -gt $argv[2]
    end

    function __statelab_lessons
      if string match -qr '^[0-9]' -- (commandline -ct)
        printf "%s$argv[1]\\t%s\\n" \(pairs { ("\($0.number)", $0.title) })
      else
        printf "%s$argv[1]\\t%s\\n" \(pairs { ($0.id, "\($0.number) · \($0.title)") })
      end
    end

    complete -c statelab -e
    complete -c statelab -f
    """
  }

  /// What stands before any command.
  private var looseLines: [String] {
    table.looseOptions.map { line(for: $0, when: $0 == .version ? at("") : nil) }
      + table.commands.map { words(at(""), $0.name, $0.meaning) }
  }

  private func lines(for command: CompletionTable.Row) -> [String] {
    command.options.filter { option in !table.looseOptions.contains(option) }
      .map { line(for: $0, when: at(command.name)) }
      + command.places.flatMap { place in
        let condition = at(command.name, place)
        var lines: [String] = []
        if place.takesLessons {
          lines.append("complete -c statelab -n \(condition) -a '(__statelab_lessons)'")
        }
        if place.kinds.contains(.step) {
          lines.append("complete -c statelab -n \(condition) -a '(__statelab_lessons :)'")
        }
        if place.kinds.contains(.file) {
          lines.append("complete -c statelab -n \(condition) -F")
        }
        return lines + table.words(at: place).map { words(condition, $0.word, $0.meaning) }
      }
  }

  private func at(_ command: String, _ place: CompletionTable.Place? = nil) -> String {
    let name = command.isEmpty ? "\"\"" : command
    let position =
      place.map { place in
        " \(place.position) \(place.repeats ? "more" : "only")"
          + (place.first.map { " \($0)" } ?? "")
      } ?? ""
    return "'__statelab_at \(name)\(position)'"
  }

  private func words(_ condition: String, _ word: String, _ meaning: String) -> String {
    "complete -c statelab -n \(condition) -a \(word)"
      + (meaning.isEmpty ? "" : " -d \(meaning.inFish)")
  }

  private func line(for option: Option, when condition: String?) -> String {
    var line = "complete -c statelab" + (condition.map { " -n \($0)" } ?? "")
    if let letter = option.letter { line += " -s \(letter)" }
    line += " -l \(option.name)"
    switch option.completion {
    case .words(let words): line += " -xa '\(words.joined(separator: " "))'"
    case .file: line += " -rF"
    case .folder: line += " -xa '(__fish_complete_directories (commandline -ct))'"
    case .nothing: line += option.value == nil ? "" : " -x"
    }
    return line + " -d \(prose(option.summary).text.inFish)"
  }

  private func pairs(_ words: (CompletionTable.Lesson) -> (String, String)) -> String {
    table.lessons.map { lesson in
      let (word, meaning) = words(lesson)
      return "\(word) \(meaning.inFish)"
    }.joined(separator: " ")
  }
}

extension String {
  /// The text in the quotes of fish.
  fileprivate var inFish: String {
    "'" + replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
