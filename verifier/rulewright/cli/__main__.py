"""``python -m rulewright.cli``: the command, where it is not on the path."""

import sys

if not sys.flags.safe_path:
    sys.path.pop(0)  # `python -m` puts the current folder there, which may be a stranger's

from rulewright.cli.start import main

main()
