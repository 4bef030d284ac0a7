"""`python -m parlour`, the same as the command `parlour`."""

from parlour.cli.main import main

main()
