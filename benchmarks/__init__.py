"""What the verifier and the player cost, measured as ratios within one run."""
