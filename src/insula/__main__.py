"""`python -m insula` is the command `insula`."""

from insula.cli.main import main

main()
