"""EPUB books: the content types, and what is read of the files."""
