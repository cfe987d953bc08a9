"""The command line: commands, options, endings."""
