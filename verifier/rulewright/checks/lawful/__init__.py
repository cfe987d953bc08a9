"""What breaks a law or a definition, or claims what is not so."""
