"""What a run found, for a reader, a program, a code host, a test runner."""
