"""From the bytes of a folder to checked shapes, every mistake located; and files written whole or not at all."""
