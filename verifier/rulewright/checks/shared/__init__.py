"""What several checks use."""
