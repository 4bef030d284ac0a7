# Parlour: `make` lists the commands.
.DEFAULT_GOAL := help
