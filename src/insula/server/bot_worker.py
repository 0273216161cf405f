"""A bot's own process: reads what a seat may know from standard input, writes the answer as a line of JSON."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import sys
from dataclasses import asdict

from insula.bots.api import choose


def main() -> None:
    """Answers until the server closes the pipe."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be read as an answer
    with contextlib.suppress(OSError):
        os.nice(5)  # people's moves come first
    questions = sys.stdin.buffer
    with contextlib.suppress(EOFError, KeyboardInterrupt, BrokenPipeError):
        while True:
            request = pickle.load(questions)
            answers.write(json.dumps(asdict(choose(request))) + "\n")
            answers.flush()


if __name__ == "__main__":
    main()
