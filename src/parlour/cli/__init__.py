"""The subcommands of `parlour`, one per module."""
