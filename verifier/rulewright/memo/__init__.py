"""What is remembered with a book while a process runs, and a place on disk that only this user can have written."""
