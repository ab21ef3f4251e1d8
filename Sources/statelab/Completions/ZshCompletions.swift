/// Completions for zsh, as a file `_statelab` along `fpath`, or sourced.
struct ZshCompletions {
  let table: CompletionTable

  var script: String {
    """
    #compdef statelab
    # Completes command lines of statelab in zsh. Written by `statelab completions zsh`.

    _statelab() {
      local command= option= ended= first= each
      integer place=0 index
      local -a suggestions lessons
      lessons=(
    \(list(table.lessons.map { suggestion($0.id, "\($0.number) · \($0.title)") }))
      )
      if [[ $PREFIX == [0-9]* ]]; then
        lessons=(
    \(list(table.lessons.map { suggestion("\($0.number)", $0.title) }))
        )
      fi

      # Which command it is, how many words stand behind it, and whether an option waits for a value.
      for ((index = 2; index < CURRENT; index++)); do
        each=${words[index]}
        if [[ -n $option ]]; then
          option=
          continue
        fi
        if [[ -z $ended ]]; then
          case $each in
            (--) ended=yes; continue ;;
            (\(table.flagsWithValue.joined(separator: "|"))) option=$each; continue ;;
            (-?*) continue ;;
          esac
        fi
        if [[ -z $command ]]; then
          command=$each
          continue
        fi
        if ((place == 0)); then first=$each; fi
        ((place++))
      done
      if [[ -z $option && -z $ended && $PREFIX == --*=* ]]; then
        option=${PREFIX%%=*}
        compset -P '*='
      fi

      if [[ -n $option ]]; then
        case $option in
    \(values)
          (*) return 1 ;;
        esac
        _describe 'value' suggestions
      elif [[ $PREFIX == -* && -z $ended ]]; then
        case $command in
    \(flags)
        esac
        _describe -o 'option' suggestions
      else
        case $command:$place:$first in
    \(operands)
          (*) return 1 ;;
        esac
      fi
    }

    if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
      _statelab "$@"
    else
      compdef _statelab statelab
    fi

    """
  }

  private var values: String {
    arms(
      table.options.compactMap { option in
        switch option.completion {
        case .words(let words):
          (option.flags, "suggestions=(\(words.map(\.inShell).joined(separator: " ")))")
        case .file: (option.flags, "_files; return")
        case .folder: (option.flags, "_files -/; return")
        case .nothing: nil
        }
      })
  }

  private var flags: String {
    func describe(_ options: [Option]) -> String {
      let words = options.flatMap { option in
        option.flags.map { suggestion($0, prose(option.summary).text) }
      }
      return "suggestions=(\n\(list(words))\n      )"
    }
    return arms(
      table.commands.map { ([$0.name], describe($0.options)) }
        + [(["*"], describe(table.looseOptions))])
  }

  private var operands: String {
    let commands = table.commands.map { suggestion($0.name, $0.meaning) }
    return arms(
      [
        (
          [":*"],
          "suggestions=(\n\(list(commands))\n      )\n        _describe 'command' suggestions"
        )
      ]
        + table.commands.flatMap { command in
          command.places.map { place in
            ([place.pattern(of: command.name)], action(at: place))
          }
        })
  }

  /// Each kind of word gets a tag of its own, as zsh's menus show them.
  private func action(at place: CompletionTable.Place) -> String {
    var steps: [String] = []
    if place.takesLessons {
      steps.append("_describe 'lesson' lessons")
    }
    if place.kinds.contains(.step) {
      steps += [#"suggestions=("${lessons[@]/:/\\::}")"#, "_describe 'step' suggestions -S ''"]
    }
    let words = table.words(at: place).map { suggestion($0.word, $0.meaning) }
    if !words.isEmpty {
      steps += ["suggestions=(\n\(list(words))\n      )", "_describe 'word' suggestions"]
    }
    if place.kinds.contains(.file) { steps.append("_files") }
    return steps.joined(separator: "\n        ")
  }

  private func suggestion(_ word: String, _ meaning: String) -> String {
    let escaped = word.replacing(":", with: #"\:"#)
    return (meaning.isEmpty ? escaped : "\(escaped):\(meaning)").inShell
  }

  private func list(_ words: [String]) -> String {
    words.map { "        \($0)" }.joined(separator: "\n")
  }

  private func arms(_ arms: [(patterns: [String], action: String)]) -> String {
    arms.map { "      (\($0.patterns.joined(separator: "|"))) \($0.action) ;;" }
      .joined(separator: "\n")
  }
}
