/// A shell with completions. Its script passes the words up to the cursor to `statelab __complete`
/// and shows the answer; see ``CompletionRequest``.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // Bash breaks words at some of `:`, `=` and `@`. The text before the last of them is already on
  // the line, so the script removes it from the answer. It looks up aliases itself, since functions
  // do not see them.
  private static let bashScript = #"""
    # Completes command lines of statelab in bash. Written by `statelab help --completions bash`.

    _statelab() {
      local line=${COMP_LINE:0:COMP_POINT} breaks=${COMP_WORDBREAKS//[^:=@]/}
      local program=${BASH_ALIASES[${COMP_WORDS[0]}]:-${COMP_WORDS[0]}}
      local current=${line##*[[:space:]]} present='' word each
      local -a words=()
      COMPREPLY=()
      read -r -a words <<< "$line"
      if [[ -z $current ]]; then words+=(''); fi
      if [[ -n $breaks ]]; then present=${current%"${current##*["$breaks"]}"}; fi
      while IFS=$'\t' read -r word _; do
        case $word in
          :files | :folders)
            compopt -o filenames 2> /dev/null
            while IFS= read -r each; do COMPREPLY+=("$each"); done \
              < <(if [[ $word == :files ]]; then compgen -f -- "${current#"$present"}"
                else compgen -d -- "${current#"$present"}"; fi) ;;
          *)
            if [[ $word == *[:@=] ]]; then compopt -o nospace 2> /dev/null; fi
            COMPREPLY+=("${word#"$present"}") ;;
        esac
      done < <(eval "$program __complete \"\${words[@]:1}\"" 2> /dev/null)
    }

    # In the order of the tool, which is that of the course; bash before 4.4 sorts.
    complete -o nosort -F _statelab statelab 2> /dev/null || complete -F _statelab statelab

    """#

  private static let zshScript = #"""
    #compdef statelab
    # Completes command lines of statelab in zsh. Written by `statelab help --completions zsh`.

    _statelab() {
      local program=${aliases[${words[1]}]:-${words[1]}} word meaning
      local -a suggestions unfinished
      while IFS=$'\t' read -r word meaning; do
        case $word in
          (:files) _files; return ;;
          (:folders) _files -/; return ;;
          (*[:@=]) unfinished+=("${word//:/\\:}:$meaning") ;;
          (*) suggestions+=("${word//:/\\:}:$meaning") ;;
        esac
      done < <(eval "$program __complete \"\${(@)words[2,CURRENT-1]}\" \"\$PREFIX\"" 2> /dev/null)
      if (($#suggestions)); then _describe -V 'word' suggestions; fi
      if (($#unfinished)); then _describe -V 'word' unfinished -S ''; fi
    }

    if [[ ${zsh_eval_context[-1]} == loadautofunc ]]; then
      _statelab "$@"
    else
      compdef _statelab statelab
    fi

    """#

  private static let fishScript = #"""
    # Completes command lines of statelab in fish. Written by `statelab help --completions fish`.

    function __statelab_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      for answer in ($words[1] __complete $words[2..-1] "$current" 2> /dev/null)
        switch $answer
          case :files
            __fish_complete_path "$current"
          case :folders
            __fish_complete_directories "$current"
          case '*'
            echo $answer
        end
      end
    end

    complete -c statelab -e
    complete -c statelab -f -k -a '(__statelab_complete)'

    """#
}

extension Option {
  static let completions = Option(
    "completions", choices: CompletionShell.allCases.map(\.rawValue),
    "Write the script that completes command lines in this shell.")
}
