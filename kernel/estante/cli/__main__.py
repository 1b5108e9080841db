"""`python -m estante.cli` is the command `estante`."""

from estante.cli import main

main()
