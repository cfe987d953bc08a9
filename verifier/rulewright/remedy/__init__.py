"""What puts a finding right, proved by the checks run again, and what the rulings of a book settle."""
