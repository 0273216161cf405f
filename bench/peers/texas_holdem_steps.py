"""PettingZoo's texas_holdem, stepped for some seconds: `python texas_holdem_steps.py 1.0` prints decisions a second."""

from __future__ import annotations

import sys

from pettingzoo.classic import texas_holdem_v4
from stepping import aec


def main() -> None:
    run = aec(texas_holdem_v4.env)
    run(0.2)  # everything is loaded
    print(run(float(sys.argv[1])))


if __name__ == "__main__":
    main()
