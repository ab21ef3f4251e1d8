"""Measures `statelab practice` from a save to its verdict, for each exercise, as a ratio to a bare
`swiftc -typecheck` of the same file: in time, and in CPU time, which other work on the machine changes
less.

    python3 Benchmarks/practice.py .build/release/statelab
"""

import glob
import os
import pty
import re
import resource
import select
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

READY = b"Waiting for the next save"


def wait_for(terminal, text, seconds=60):
    """Reads until the text has come."""
    seen = b""
    end = time.monotonic() + seconds
    while text not in seen:
        if not select.select([terminal], [], [], max(0, end - time.monotonic()))[0]:
            raise SystemExit("no verdict came: " + seen.decode(errors="replace"))
        seen += os.read(terminal, 65536)


def cpu_time(process):
    """The CPU seconds of a process and of its children that have ended."""
    with open(f"/proc/{process}/stat") as file:
        ticks = file.read().rsplit(")", 1)[1].split()[11:15]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def answer_time(tool, number, rounds=3):
    """The shortest time from a save to a verdict, the mean CPU time, and the path of the file."""
    process, terminal = pty.fork()
    if process == 0:
        os.execv(tool, [tool, "practice", str(number), "--plain"])
    wait_for(terminal, READY)
    path = glob.glob(f"practice/{number:02}-*/*.swift")[0]
    times = []
    cpu = cpu_time(process)
    for round in range(rounds):
        start = time.monotonic()
        # A changed program is compiled anew.
        with open(path, "a") as file:
            file.write(f"// {round}\n")
        wait_for(terminal, READY)
        times.append(time.monotonic() - start)
    cpu = (cpu_time(process) - cpu) / rounds
    os.write(terminal, b"\x03")
    os.waitpid(process, 0)
    os.close(terminal)
    return min(times), cpu, path


def typecheck_time(library, path, rounds=3):
    with open(path) as file:
        text = re.sub(r"^import .*$", "import StateLabUI", file.read(), flags=re.MULTILINE)
    with open("Bare.swift", "w") as file:
        file.write(text)
    times = []
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for _ in range(rounds):
        start = time.monotonic()
        subprocess.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5",
             "-suppress-warnings", "-enable-bare-slash-regex", "-I", library,
             "-load-plugin-executable", f"{library}/StateLabMacros#StateLabMacros", "Bare.swift"],
            check=True)
        times.append(time.monotonic() - start)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return min(times), cpu / rounds


def main():
    tool = os.path.realpath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/statelab")
    cache = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
    folder = tempfile.mkdtemp()
    os.chdir(folder)
    os.environ["XDG_STATE_HOME"] = folder + "/state"
    os.environ["TERM"] = "xterm"
    ratios, cpu_ratios, answers = [], [], []
    print("exercise            answer ms  typecheck ms  ratio  CPU ms  CPU ratio")
    try:
        number = 1
        while not subprocess.run(
            [tool, "practice", str(number)], stdin=subprocess.DEVNULL, capture_output=True
        ).returncode:
            answer, answer_cpu, path = answer_time(tool, number)
            library = max(glob.glob(f"{cache}/statelab/library-*"), key=os.path.getmtime)
            bare, bare_cpu = typecheck_time(library, path)
            cpu_ratios.append(answer_cpu / bare_cpu)
            ratios.append(answer / bare)
            answers.append(answer)
            name = path.split("/")[1]
            print(
                f"{name:20}{answer * 1000:9.0f}{bare * 1000:14.0f}  {ratios[-1]:5.2f}"
                f"{answer_cpu * 1000:8.0f}  {cpu_ratios[-1]:9.2f}", flush=True)
            number += 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(
        f"{len(answers)} exercises: median answer {statistics.median(answers) * 1000:.0f} ms, "
        f"longest {max(answers) * 1000:.0f} ms; median ratio {statistics.median(ratios):.2f}, "
        f"largest {max(ratios):.2f}; of CPU time {statistics.median(cpu_ratios):.2f} and "
        f"{max(cpu_ratios):.2f}")


main()
