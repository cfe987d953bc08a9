"""From a refuted question to a finding: its witness, its replay, its grounds, what readings and examples say."""
