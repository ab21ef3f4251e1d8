/// Completions for bash: one function, without help from the package `bash-completion`.
struct BashCompletions {
  let table: CompletionTable

  // Bash takes words apart at `=`, `:` and `@`, so `--profile=ios18` comes as three words.
  var script: String {
    """
    # Completes command lines of statelab in bash. Written by `statelab completions bash`.

    _statelab() {
      local word=${COMP_WORDS[COMP_CWORD]} before='' command='' option='' joined='' ended=''
      local files='' first=''
      local place=0 index each
      local -a words=() lessons=(\(list(table.lessons.map(\.id))))
      COMPREPLY=()
      if ((COMP_CWORD > 0)); then before=${COMP_WORDS[COMP_CWORD - 1]}; fi

      # Which command it is, how many words stand behind it, and whether an option waits for a value.
      for ((index = 1; index < COMP_CWORD; index++)); do
        each=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          if [[ $each != '=' ]]; then option=''; fi
          continue
        fi
        if [[ -n $joined ]]; then
          joined=''
          continue
        fi
        case $each in
          [:@]) joined=yes; continue ;;
          [:@]*) continue ;;
        esac
        if [[ -z $ended ]]; then
          case $each in
            --) ended=yes; continue ;;
            \(table.flagsWithValue.joined(separator: " | "))) option=$each; continue ;;
            -?*) continue ;;
          esac
        fi
        if [[ -z $command ]]; then
          command=$each
          continue
        fi
        if ((place == 0)); then first=$each; fi
        place=$((place + 1))
      done

      if [[ $word == [0-9]* ]]; then lessons=(\(list(table.lessons.map { "\($0.number)" }))); fi
      if [[ -n $option ]]; then
        if [[ $word == '=' ]]; then word=''; fi
        case $option in
    \(values)
        esac
      elif [[ $word == [:@]* || $before == [:@] ]]; then
        return 0
      elif [[ $word == -* && -z $ended ]]; then
        case $command in
    \(flags)
        esac
      else
        case $command:$place:$first in
    \(operands)
        esac
      fi

      for each in "${words[@]}"; do
        if [[ $each == "$word"* ]]; then COMPREPLY+=("$each"); fi
      done
      if [[ -n $files ]]; then
        compopt -o filenames 2> /dev/null
        while IFS= read -r each; do COMPREPLY+=("$each"); done < <(compgen "$files" -- "$word")
      elif [[ ${COMPREPLY[0]} == *: ]]; then
        compopt -o nospace 2> /dev/null
      fi
      return 0
    }

    complete -F _statelab statelab

    """
  }

  private var values: String {
    arms(
      table.options.compactMap { option in
        switch option.completion {
        case .words(let words): (option.flags, "words=(\(list(words)))")
        case .file: (option.flags, "files=-f")
        case .folder: (option.flags, "files=-d")
        case .nothing: nil
        }
      })
  }

  private var flags: String {
    func words(_ options: [Option]) -> String { "words=(\(list(options.flatMap(\.flags))))" }
    return arms(
      table.commands.map { ([$0.name], words($0.options)) } + [(["*"], words(table.looseOptions))])
  }

  private var operands: String {
    arms(
      [([":*"], "words=(\(list(table.commands.map(\.name))))")]
        + table.commands.flatMap { command in
          command.places.map { place in
            ([place.pattern(of: command.name)], action(at: place))
          }
        })
  }

  private func action(at place: CompletionTable.Place) -> String {
    var words: [String] = []
    if place.takesLessons {
      words.append(#""${lessons[@]}""#)
    }
    if place.kinds.contains(.step) { words.append(#""${lessons[@]/%/:}""#) }
    words += table.words(at: place).map(\.word.inShell)
    let files = place.kinds.contains(.file) ? " files=-f" : ""
    return "words=(\(words.joined(separator: " ")))\(files)"
  }

  private func list(_ words: [String]) -> String { words.map(\.inShell).joined(separator: " ") }

  /// The arms of a `case`, a line each.
  private func arms(_ arms: [(patterns: [String], action: String)]) -> String {
    arms.map { "      \($0.patterns.joined(separator: " | "))) \($0.action) ;;" }
      .joined(separator: "\n")
  }
}
